-- The first and the last day of the matrícula of who accepts a seat; null: not announced yet.
alter table convocatorias add column matricula_desde date;
alter table convocatorias add column matricula_hasta date;
alter table convocatorias add constraint matricula_entera
  check ((matricula_desde is null) = (matricula_hasta is null) and matricula_desde <= matricula_hasta);
