-- What is to be done of one grado is read and counted by itself: half a million of other grados are not passed by.
create index solicitudes_por_hacer_de_grado on solicitudes (grado, creada_en, id) where estado in ('radicada', 'en_revision');
