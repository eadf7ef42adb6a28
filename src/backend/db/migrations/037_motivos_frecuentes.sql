-- The reasons that a call has ready for its staff (contract: MotivosFrecuentes; a list that is missing is empty), and what they
-- were before each change; that only grows.
alter table convocatorias add column motivos jsonb not null default '{}';
alter table convocatorias add column motivos_version int not null default 1;

create table cambios_de_motivos (
  convocatoria uuid not null references convocatorias,
  version int not null, -- of the reasons, before the change
  en timestamptz not null,
  quien text not null, -- a login
  antes jsonb not null,
  primary key (convocatoria, version)
);
create trigger cambios_de_motivos_solo_crece before update or delete on cambios_de_motivos
  for each row execute function bitacora_solo_crece();
create trigger cambios_de_motivos_no_se_vacia before truncate on cambios_de_motivos
  for each statement execute function bitacora_solo_crece();
