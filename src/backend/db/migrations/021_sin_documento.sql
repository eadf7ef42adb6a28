-- A pupil without a document gets its number from here; a guardian may have another country's.
alter table tipos_documento drop constraint tipos_documento_formato_check;
alter table tipos_documento add constraint tipos_documento_formato_check
  check (formato in ('digitos', 'alfanumerico', 'asignado'));
update tipos_documento set formato = 'asignado', nombre = 'Aún no tiene documento' where codigo = 'NES';
insert into tipos_documento (codigo, nombre, formato, de, orden)
  select 'DOP', 'Documento de otro país', 'alfanumerico', 'acudiente', max(orden) + 1 from tipos_documento
  having count(*) > 0
on conflict do nothing;
