-- The long steps of an allocation as jobs, which any instance takes up and another one when it dies.

create table trabajos (
  id bigint generated always as identity primary key,
  convocatoria uuid not null references convocatorias,
  numero int not null, -- the stage; not a reference: until a list is frozen the stages are written anew
  paso text not null check (paso in ('congelar', 'correr', 'publicar', 'mover_lista', 'cerrar_lista')),
  version int not null, -- of the stage, as who asks saw it: a later one says that the step is written
  entrada jsonb not null, -- what else the step was asked with: the hashes of the caller's run
  quien text not null,
  pedido_en timestamptz not null, -- by the program's clock: the moment of all that the step writes
  avance real not null default 0 check (avance between 0 and 1),
  -- Who works on it, and until when nobody else may, by the database's clock.
  toma uuid,
  tomado_hasta timestamptz,
  intentos int not null default 0,
  terminado_en timestamptz,
  problema jsonb, -- why the step was not taken (contract: Problema); null: it was
  contado boolean not null default false, -- whoever asked was answered with the problem
  check (terminado_en is not null or problema is null)
);
-- One step at a time in a convocatoria.
create unique index un_trabajo_a_la_vez on trabajos (convocatoria) where terminado_en is null;
create index trabajos_de_etapa on trabajos (convocatoria, numero, id);

-- Whose family is still to be written to of the move that a job made: all move in one moment, the letters follow in pieces.
create table cartas_por_escribir (
  trabajo bigint not null references trabajos,
  solicitud bigint not null, -- not a reference: so many are put in within that one moment
  primary key (trabajo, solicitud)
);

-- What the backend's own run of the frozen list gave, with whatever hash it was first asked for: of one list and seed there
-- is one result, which is worked out once. Its rows are there from then on and told to nobody before it is registered.
alter table corridas add column huella_calculada text;
update corridas set huella_calculada = huella_resultado;
alter table corridas add check (huella_resultado is null or huella_calculada is not distinct from huella_resultado);
-- The figures of the run (contract: Resultados), which nothing changes any more.
alter table corridas add column cifras jsonb;
