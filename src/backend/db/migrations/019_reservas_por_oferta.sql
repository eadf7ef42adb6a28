-- An oferta's own number of seats reserved for a condition, 0 too; without a row the convocatoria's number holds.
create table reservas_de_oferta (
  oferta uuid not null references ofertas,
  condicion text not null references condiciones,
  puestos int not null check (puestos >= 0),
  primary key (oferta, condicion)
);
