-- A family claims about a decision or a result, and staff answer it.

alter table convocatorias add column dias_para_reclamar int not null default 5 check (dias_para_reclamar > 0);

create table reclamos (
  id uuid primary key,
  solicitud bigint not null references solicitudes,
  clave uuid not null, -- that it was sent with
  sobre text not null check (sobre in ('no_admitida', 'condicion', 'cupo_actual', 'resultado')),
  condicion text references condiciones check ((condicion is not null) = (sobre = 'condicion')),
  texto text not null,
  en timestamptz not null,
  acepta boolean,
  motivo text,
  respondido_por text,
  respondido_en timestamptz,
  check (num_nulls(acepta, motivo, respondido_por, respondido_en) in (0, 4)),
  unique (solicitud, clave)
);
-- One that waits for its answer at a time; what the inbox finds them by too.
create unique index reclamo_abierto on reclamos (solicitud) where respondido_en is null;

alter table archivos add column reclamo uuid references reclamos;
alter table archivos add constraint archivos_reclamo_check check (reclamo is null or (solicitud is not null and condicion is null));

alter table bitacora drop constraint bitacora_que_check;
alter table bitacora add constraint bitacora_que_check
  check (que in ('movimiento', 'edicion', 'contacto', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision', 'propuesta', 'propuesta_rechazada',
    'llamada', 'llamada_sin_respuesta', 'reclamo', 'reclamo_respondido'));
drop index bitacora_por_hecho;
create index bitacora_por_hecho on bitacora (que, en, id)
  where que in ('decision', 'edicion', 'contacto', 'toma', 'liberacion', 'propuesta', 'propuesta_rechazada', 'llamada', 'llamada_sin_respuesta',
    'reclamo', 'reclamo_respondido', 'lectura_archivo');
