-- What was done of a stage's run and is annulled before it is published (F47): one person asks, another one decides.

create table anulaciones (
  id bigint generated always as identity primary key,
  convocatoria uuid not null references convocatorias,
  numero int not null, -- the stage; not a reference: until a list is frozen the stages are written anew
  que text not null check (que in ('lista', 'semilla', 'resultado')), -- and what was done after it
  motivo text not null,
  pedida_en timestamptz not null,
  pedida_por text not null,
  decidida_en timestamptz,
  decidida_por text check (decidida_por <> pedida_por), -- two people
  confirmada boolean,
  registro jsonb not null, -- the row of corridas when it was asked for, its list aside
  replica text, -- the list that was annulled
  check ((decidida_en is null) = (decidida_por is null) and (decidida_en is null) = (confirmada is null))
);
create unique index una_anulacion_a_la_vez on anulaciones (convocatoria, numero) where decidida_en is null;
create trigger anulaciones_decididas_quedan before update on anulaciones
  for each row when (old.decidida_en is not null) execute function bitacora_solo_crece();
create trigger anulaciones_no_se_borran before delete on anulaciones
  for each row execute function bitacora_solo_crece();
create trigger anulaciones_no_se_vacian before truncate on anulaciones
  for each statement execute function bitacora_solo_crece();

-- Dates that are extended after a freeze (F46): why, and which (contract: CambioDeFecha); null: another change of the rules.
alter table cambios_de_reglas add column motivo text;
alter table cambios_de_reglas add column fechas jsonb check ((fechas is null) = (motivo is null));
