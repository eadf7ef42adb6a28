-- Who changed a call's rules, when, and what they were before (ReglasDeConvocatoria); it only grows.
create table cambios_de_reglas (
  convocatoria uuid not null references convocatorias,
  version int not null, -- of the call, before the change
  en timestamptz not null,
  quien text not null, -- a login
  antes jsonb not null,
  primary key (convocatoria, version)
);
create trigger cambios_de_reglas_solo_crece before update or delete on cambios_de_reglas
  for each row execute function bitacora_solo_crece();
create trigger cambios_de_reglas_no_se_vacia before truncate on cambios_de_reglas
  for each statement execute function bitacora_solo_crece();
