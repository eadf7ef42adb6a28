-- The bytes of a support are a file under its id (files/); here only until the next start has moved them.
alter table archivos alter column contenido drop not null;
create index archivos_por_mover on archivos (id) where contenido is not null;
drop index archivos_sueltos;
create index archivos_sueltos on archivos (vence) include (tamano) where solicitud is null;

-- A name ends as its content is.
update archivos set nombre = left(nombre, 195) || '.pdf' where tipo = 'application/pdf' and nombre !~* '\.pdf$';
update archivos set nombre = left(nombre, 195) || '.jpg' where tipo = 'image/jpeg' and nombre !~* '\.jpe?g$';
update archivos set nombre = left(nombre, 195) || '.png' where tipo = 'image/png' and nombre !~* '\.png$';
