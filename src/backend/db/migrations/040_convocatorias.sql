-- A year's call is prepared, published and archived; only a published one is the families'. What there is, is published.
alter table convocatorias add column estado text not null default 'publicada'
  check (estado in ('en_preparacion', 'publicada', 'archivada'));

-- Who made, published, archived or deleted a call, and when; it only grows.
create table cambios_de_convocatoria (
  id bigint generated always as identity primary key,
  convocatoria uuid not null, -- not a reference: one in preparation can be deleted, its log stays
  anio int not null,
  en timestamptz not null,
  quien text not null, -- a login
  de text, -- null: it was made
  a text, -- null: it was deleted
  desde int, -- the year that it was made from; null: it was made empty
  check (de is not null or a is not null)
);
create index cambios_de_una_convocatoria on cambios_de_convocatoria (anio, id);
create trigger cambios_de_convocatoria_solo_crece before update or delete on cambios_de_convocatoria
  for each row execute function bitacora_solo_crece();
create trigger cambios_de_convocatoria_no_se_vacia before truncate on cambios_de_convocatoria
  for each statement execute function bitacora_solo_crece();

-- The logs of one that is deleted stay too.
alter table cambios_de_reglas drop constraint cambios_de_reglas_convocatoria_fkey;
alter table cambios_de_motivos drop constraint cambios_de_motivos_convocatoria_fkey;
