-- Who changed the figures of a place, when, and from what to what.

create table cambios_de_oferta (
  id bigint generated always as identity primary key,
  oferta uuid not null references ofertas,
  en timestamptz not null,
  quien text not null,
  origen text not null check (origen in ('edicion', 'importacion')),
  antes jsonb, -- capacidad, continuan, repiten; null: the place is new
  despues jsonb not null
);
create index cambios_de_una_oferta on cambios_de_oferta (oferta, id);

create trigger cambios_de_oferta_solo_crece before update or delete on cambios_de_oferta
  for each row execute function bitacora_solo_crece();
create trigger cambios_de_oferta_no_se_vacia before truncate on cambios_de_oferta
  for each statement execute function bitacora_solo_crece();
