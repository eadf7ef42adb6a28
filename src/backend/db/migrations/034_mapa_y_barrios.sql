-- How a sede is called and where it is, what a comuna looks like, and which comuna a barrio is in: all of it may be missing.

alter table sedes
  add column telefono text,
  add column latitud double precision check (latitud between -90 and 90),
  add column longitud double precision check (longitud between -180 and 180),
  add constraint sede_en_un_punto check ((latitud is null) = (longitud is null));

-- Rings of [longitude, latitude].
alter table comunas add column contorno jsonb;

create table barrios (
  nombre text not null,
  comuna text not null references comunas,
  orden_nombre text collate "C" not null,
  busqueda text not null, -- words of the name
  primary key (nombre, comuna)
);
