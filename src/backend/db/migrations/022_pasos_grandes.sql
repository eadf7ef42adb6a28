-- What made the steps of a large city long, row by row.

-- The list of a stage is counted out of this index alone: staff who follow a step ask for it again and again.
drop index solicitudes_por_estado;
create index solicitudes_por_estado on solicitudes (estado, creada_en, id) include (convocatoria, etapa);

-- And while it is being frozen it is told as it was when that was asked for.
alter table trabajos add column solicitudes int;

-- What a step writes of a whole country, a million rows of it, looks for no solicitud, run or job, nor locks them, row by row:
-- their ids come out of those tables, from which nothing is deleted. A look-up writes to the log too, and waits for nobody.
create function solicitudes_no_se_borran() returns trigger language plpgsql as $$
begin
  raise exception 'Ninguna solicitud se borra: la bitácora y los resultados hablan de ella';
end
$$;
create trigger solicitudes_no_se_borran before delete or truncate on solicitudes
  for each statement execute function solicitudes_no_se_borran();
alter table bitacora drop constraint bitacora_solicitud_fkey;
alter table cartas_por_escribir drop constraint cartas_por_escribir_trabajo_fkey;
alter table resultados drop constraint resultados_solicitud_fkey;
alter table corrida_solicitudes drop constraint corrida_solicitudes_solicitud_fkey;
alter table corrida_solicitudes drop constraint corrida_solicitudes_convocatoria_numero_fkey;

-- A list of 60 MB takes longer to compress than to write, and is read in pieces.
alter table corridas alter column replica set storage external;
alter table tandas alter column replica set storage external;
