-- The privacy notice is written on screen: who wrote each version, and which one it took the place of. Null: it came with the
-- city's first data. A version is never changed (001): families name the one that they read.
alter table avisos_de_privacidad add column quien text; -- a login
alter table avisos_de_privacidad add column anterior text references avisos_de_privacidad;
create trigger avisos_de_privacidad_solo_crece before update or delete on avisos_de_privacidad
  for each row execute function bitacora_solo_crece();
create trigger avisos_de_privacidad_no_se_vacia before truncate on avisos_de_privacidad
  for each statement execute function bitacora_solo_crece();
