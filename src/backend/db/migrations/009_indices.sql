-- What is looked for by columns that no index served, so that a table of half a million is not read whole.

create index solicitudes_de_familia on solicitudes (tiquete_familia);
create index solicitudes_asignadas on solicitudes (asignada_a, creada_en, id) where asignada_a is not null;
create index solicitudes_libres on solicitudes (creada_en, id) where asignada_a is null;
create index corrida_por_oferta on corrida_solicitudes (convocatoria, numero, oferta);

-- Words anywhere in a name. The extension is one for all schemas of a database: it may be there, made by another one at
-- this moment, or kept in a schema that this one does not look into.
do $$
declare
  esquema text;
begin
  perform pg_advisory_xact_lock(hashtext('extension pg_trgm'));
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create extension pg_trgm with schema public;
  end if;
  select n.nspname into esquema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index solicitudes_por_palabras on solicitudes using gin (busqueda %I.gin_trgm_ops)', esquema);
end
$$;
