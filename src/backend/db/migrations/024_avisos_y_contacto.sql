-- A family changes to the end where it is written to, which the log keeps.
alter table bitacora drop constraint bitacora_que_check;
alter table bitacora add constraint bitacora_que_check
  check (que in ('movimiento', 'edicion', 'contacto', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision'));
-- The letters that wait follow it to its new address.
create index avisos_que_esperan_de on avisos (solicitud) where proximo_intento is not null;

-- Also given up: what a letter says was no longer true when its turn came.
alter table avisos drop constraint avisos_fallo_check;
alter table avisos add constraint avisos_fallo_check check (fallo in ('rechazado', 'agotado', 'sobrante', 'superado'));
