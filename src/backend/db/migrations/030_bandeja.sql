-- What the inbox opens on, and what else it is filtered and ordered by, so that half a million are not read whole.

create index solicitudes_por_hacer on solicitudes (creada_en, id) where estado in ('radicada', 'en_revision');
create index solicitudes_por_grado on solicitudes (grado, creada_en, id);
create index solicitudes_por_plazo on solicitudes ((coalesce(plazo, 'infinity')), id);
create index solicitudes_con_condicion on solicitud_condiciones (condicion, solicitud);
