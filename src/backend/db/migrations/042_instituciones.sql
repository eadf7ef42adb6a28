-- Institutions and sedes are changed on screens: a write carries the version that was seen, a sede can be closed, and who
-- changed what stays.
alter table instituciones add column version int not null default 1;
alter table sedes add column version int not null default 1;
alter table sedes add column cerrada_en timestamptz; -- null: it is open

create table cambios_de_institucion (
  id bigint generated always as identity primary key,
  institucion text not null references instituciones,
  sede uuid references sedes, -- null: of the institution itself
  en timestamptz not null,
  quien text not null, -- a login
  origen text not null check (origen in ('creacion', 'edicion', 'importacion', 'cierre', 'apertura')),
  cambios jsonb not null -- in the words of that day: [{campo, antes, despues}]
);
create index cambios_de_una_institucion on cambios_de_institucion (institucion, id);
create index cambios_de_una_sede on cambios_de_institucion (sede, id) where sede is not null;

create trigger cambios_de_institucion_solo_crece before update or delete on cambios_de_institucion
  for each row execute function bitacora_solo_crece();
create trigger cambios_de_institucion_no_se_vacia before truncate on cambios_de_institucion
  for each statement execute function bitacora_solo_crece();
