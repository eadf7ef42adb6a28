-- Which import changed a place: it can be taken back by its log, once.
create table importaciones_de_oferta (
  id bigint generated always as identity primary key,
  anio int not null,
  en timestamptz not null,
  quien text not null,
  deshace bigint unique references importaciones_de_oferta, -- the import that it took back; null: it is one
  quedan jsonb, -- of one that was taken back: the places that stayed as they were, and why
  check ((deshace is null) = (quedan is null))
);
create trigger importaciones_de_oferta_solo_crece before update or delete on importaciones_de_oferta
  for each row execute function bitacora_solo_crece();
create trigger importaciones_de_oferta_no_se_vacia before truncate on importaciones_de_oferta
  for each statement execute function bitacora_solo_crece();

alter table cambios_de_oferta add column importacion bigint references importaciones_de_oferta;
create index cambios_de_una_importacion on cambios_de_oferta (importacion) where importacion is not null;

alter table cambios_de_oferta drop constraint cambios_de_oferta_origen_check;
alter table cambios_de_oferta add constraint cambios_de_oferta_origen_check
  check (origen in ('edicion', 'importacion', 'reversion'));
-- A place that came with an import can go with it: its log stays, and says which it was (`antes.lugar`).
alter table cambios_de_oferta drop constraint cambios_de_oferta_oferta_fkey;
alter table cambios_de_oferta alter column despues drop not null; -- null: the place was taken away
