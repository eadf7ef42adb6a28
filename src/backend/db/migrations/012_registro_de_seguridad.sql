-- Who came in, who was refused, and what staff read or changed, from where; it only grows.
create table registro_de_seguridad (
  id bigint generated always as identity primary key,
  en timestamptz not null,
  que text not null check (que in ('ingreso', 'salida', 'lectura', 'cambio', 'rechazo')),
  quien text, -- a login that exists; null: nobody known
  direccion text not null,
  llamada text, -- method and route, such as 'GET /api/educacion/tramitacion/solicitudes/:radicado'; null: no route
  objeto text, -- what stood in the places that the route leaves open
  estado int check ((estado is not null) = (que = 'rechazo')), -- 401, 403 or 429
  veces int not null default 1 check (veces > 0) -- so many alike since the entry before
);
create index registro_de_una_persona on registro_de_seguridad (quien, id) where quien is not null;
create index registro_de_una_direccion on registro_de_seguridad (direccion, id);
create trigger registro_de_seguridad_solo_crece before update or delete on registro_de_seguridad
  for each row execute function bitacora_solo_crece();
create trigger registro_de_seguridad_no_se_vacia before truncate on registro_de_seguridad
  for each statement execute function bitacora_solo_crece();
