-- An extension of dates is taken back by two people (F125): one asks with a reason, another one decides. What is taken back is
-- one more change of the rules, which says of which one.
alter table cambios_de_reglas add column deshace int;

create table ampliaciones_por_deshacer (
  id bigint generated always as identity primary key,
  convocatoria uuid not null,
  version int not null, -- of the extension
  motivo text not null,
  pedida_en timestamptz not null,
  pedida_por text not null,
  decidida_en timestamptz,
  decidida_por text check (decidida_por <> pedida_por), -- two people
  confirmada boolean,
  foreign key (convocatoria, version) references cambios_de_reglas,
  check ((decidida_en is null) = (decidida_por is null) and (decidida_en is null) = (confirmada is null))
);
create unique index una_ampliacion_por_deshacer on ampliaciones_por_deshacer (convocatoria, version) where decidida_en is null;
create trigger ampliaciones_decididas_quedan before update on ampliaciones_por_deshacer
  for each row when (old.decidida_en is not null) execute function bitacora_solo_crece();
create trigger ampliaciones_por_deshacer_no_se_borran before delete on ampliaciones_por_deshacer
  for each row execute function bitacora_solo_crece();
create trigger ampliaciones_por_deshacer_no_se_vacian before truncate on ampliaciones_por_deshacer
  for each statement execute function bitacora_solo_crece();
