-- The official run of each stage (domain.md, educacion 3): who did each step and when, and what it gave.

create table corridas (
  convocatoria uuid not null,
  numero int not null,
  replica text not null, -- the frozen list, as anyone may read it (replica/formato.ts)
  huella_lista text not null,
  solicitudes int not null, -- how many are in it
  congelada_en timestamptz not null,
  congelada_por text not null,
  semilla text,
  sorteada_en timestamptz,
  sorteada_por text,
  huella_resultado text,
  corrida_en timestamptz,
  corrida_por text,
  publicada_en timestamptz,
  publicada_por text check (publicada_por <> corrida_por), -- two people
  cerrada_en timestamptz, -- its waiting list
  primary key (convocatoria, numero),
  foreign key (convocatoria, numero) references etapas,
  check ((semilla is null) = (sorteada_en is null) and (semilla is null) = (sorteada_por is null)),
  check ((huella_resultado is null) = (corrida_en is null) and (huella_resultado is null) = (corrida_por is null)),
  check ((publicada_en is null) = (publicada_por is null)),
  check (huella_resultado is null or semilla is not null),
  check (publicada_en is null or huella_resultado is not null),
  check (cerrada_en is null or publicada_en is not null)
);

-- What the run gave to each request of the frozen list; a batch of the waiting list does not change it.
create table corrida_solicitudes (
  convocatoria uuid not null,
  numero int not null,
  solicitud bigint not null references solicitudes,
  opcion int check (opcion >= 0), -- which of its options; 0: it keeps its seat; null: none
  oferta uuid references ofertas check ((oferta is null) = (opcion is null)),
  clase int not null, -- its best priority class, 1 for the first
  sorteo double precision, -- the lottery number as a share of all; null with a lottery a place
  primary key (convocatoria, numero, solicitud),
  foreign key (convocatoria, numero) references corridas
);

-- How each oferta of the list stands: at the run, then after each batch.
create table cortes (
  convocatoria uuid not null,
  numero int not null,
  oferta uuid not null references ofertas,
  cupos int not null check (cupos >= 0), -- at the run, with those that holders brought
  ocupados int not null check (ocupados >= 0),
  corte text, -- who was the last to enter, in words; null: it is not full
  primary key (convocatoria, numero, oferta),
  foreign key (convocatoria, numero) references corridas
);

-- The batches of the waiting list, each with its market: anyone can repeat it with the stage's seed.
create table tandas (
  convocatoria uuid not null,
  numero int not null,
  tanda int not null check (tanda > 0),
  replica text not null,
  huella text not null,
  en timestamptz not null,
  por text not null,
  primary key (convocatoria, numero, tanda),
  foreign key (convocatoria, numero) references corridas
);

-- Where a request stands in the common order of each of its options: who waits before it is counted when it is asked,
-- so that whoever leaves the list moves up all who come after.
alter table resultados drop column puesto;
alter table resultados drop column corte; -- cortes has it
alter table resultados add column orden int not null default 1 check (orden > 0);
alter table resultados alter column orden drop default;
alter table resultados add column clase int not null default 1 check (clase > 0);
create index resultados_por_oferta on resultados (oferta, etapa, orden);

-- Whether the seat that a pupil held went to somebody else, since they were given another.
alter table solicitudes add column dejo_cupo boolean not null default false;
