-- What staff find a solicitud by, apart from it: its state changes often, and each change would write every trigram anew.

create table solicitud_busqueda (
  solicitud bigint primary key references solicitudes,
  -- Radicado, document, pupil, guardian and the guardian's telephone, as `searchText` gives them.
  texto text not null
);

insert into solicitud_busqueda (solicitud, texto)
select id, trim(regexp_replace(regexp_replace(regexp_replace(
  lower(normalize(concat_ws(' ', radicado, documento_tipo, documento,
    datos->'estudiante'->>'nombres', datos->'estudiante'->>'apellidos',
    datos->'acudiente'->>'nombres', datos->'acudiente'->>'apellidos', datos->'acudiente'->>'telefono'), NFD)),
  '[\u0300-\u036f]', '', 'g'), '[''’]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))
from solicitudes;

do $$
declare
  esquema text;
begin
  select n.nspname into esquema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index solicitudes_por_palabras_nuevo on solicitud_busqueda using gin (texto %I.gin_trgm_ops)', esquema);
end
$$;

-- Its index goes with it.
alter table solicitudes drop column busqueda;
alter index solicitudes_por_palabras_nuevo rename to solicitudes_por_palabras;
