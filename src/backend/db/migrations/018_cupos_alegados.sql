-- A current seat that a family claims counts once staff approve it or the enrolment list proves it.

alter table solicitudes rename column cupo_actual to cupo_alegado;
alter table solicitudes
  add column cupo_decision text not null default 'pendiente' check (cupo_decision in ('pendiente', 'aprobada', 'negada')),
  add column cupo_motivo text check (cupo_decision <> 'negada' or cupo_motivo is not null),
  add column cupo_decidido_por text,
  add column cupo_decidido_en timestamptz,
  add column cupo_en_lista boolean not null default false; -- the enrolment list proves it

-- What was in a run, or is in a frozen list, counted then and counts on.
update solicitudes s set cupo_decision = 'aprobada'
where cupo_alegado is not null and (etapa_del_resultado is not null or (estado = 'validada' and exists (
  select 1 from corridas r where r.convocatoria = s.convocatoria and r.publicada_en is null)));

-- The one that counts.
alter table solicitudes add column cupo_actual uuid generated always as (
  case when cupo_en_lista or cupo_decision = 'aprobada' then cupo_alegado end
) stored;
create index solicitudes_con_cupo on solicitudes (cupo_actual) where cupo_actual is not null;
create index solicitudes_que_alegan_cupo on solicitudes (anio, estado) where cupo_alegado is not null;

-- The enrolment list of a year: where each pupil has a seat. The last one that was imported.
create table matriculados (
  anio int not null,
  documento text not null, -- the pupil's key (matriculaKey)
  sede uuid not null references sedes,
  grado int not null references grados,
  primary key (anio, documento)
);

create table cambios_de_matricula (
  id bigint generated always as identity primary key,
  anio int not null,
  en timestamptz not null,
  quien text not null,
  antes int not null, -- rows before
  despues int not null,
  huella text not null -- of its rows
);
create trigger cambios_de_matricula_solo_crece before update or delete on cambios_de_matricula
  for each row execute function bitacora_solo_crece();
create trigger cambios_de_matricula_no_se_vacia before truncate on cambios_de_matricula
  for each statement execute function bitacora_solo_crece();
