-- A pupil without a document gets its number from here; a guardian may have another country's.
alter table tipos_documento drop constraint tipos_documento_formato_check;
alter table tipos_documento add constraint tipos_documento_formato_check
  check (formato in ('digitos', 'alfanumerico', 'asignado'));
update tipos_documento set formato = 'asignado', nombre = 'Aún no tiene documento' where codigo = 'NES';
insert into tipos_documento (codigo, nombre, formato, de, orden)
  select 'DOP', 'Documento de otro país', 'alfanumerico', 'acudiente', max(orden) + 1 from tipos_documento
  having count(*) > 0
on conflict do nothing;

-- A file is a condition's support, or a paper that a correction asked for.
alter table archivos drop constraint archivos_check;
alter table archivos add constraint archivos_condicion_check check (condicion is null or solicitud is not null);
update solicitudes set datos = datos || '{"documentos": []}';

-- What is asked for here, and what the family takes to the matrícula; until now it was one list, and nothing asked for it here.
alter table grados add column requisitos_matricula jsonb not null default '[]'; -- list of texts
update grados set requisitos_matricula = requisitos, requisitos = '[]';
