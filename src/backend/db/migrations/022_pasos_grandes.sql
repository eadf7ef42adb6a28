-- What made the steps of a large city long, row by row.

-- The list of a stage is counted out of this index alone: staff who follow a step ask for it again and again.
drop index solicitudes_por_estado;
create index solicitudes_por_estado on solicitudes (estado, creada_en, id) include (convocatoria, etapa);

-- And while it is being frozen it is told as it was when that was asked for.
alter table trabajos add column solicitudes int;

-- The log of a country's publication is one statement, and a look-up writes to it too: no entry looks for its solicitud, nor
-- locks it. No solicitud is ever deleted, and no job.
alter table bitacora drop constraint bitacora_solicitud_fkey;
alter table cartas_por_escribir drop constraint cartas_por_escribir_trabajo_fkey;

-- A list of 60 MB takes longer to compress than to write, and is read in pieces.
alter table corridas alter column replica set storage external;
alter table tandas alter column replica set storage external;
