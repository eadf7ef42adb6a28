-- The cut-offs of the run and of every batch of the waiting list: `cortes` has the last one alone.

create table cortes_de_tanda (
  convocatoria uuid not null,
  numero int not null,
  oferta uuid not null,
  tanda int not null check (tanda >= 0), -- 0: the run
  corte text,
  primary key (convocatoria, numero, oferta, tanda),
  foreign key (convocatoria, numero, oferta) references cortes on delete cascade
);

-- Of a list that has moved already, how it stood before nobody kept.
insert into cortes_de_tanda (convocatoria, numero, oferta, tanda, corte)
select convocatoria, numero, oferta,
  coalesce((select max(t.tanda) from tandas t where t.convocatoria = c.convocatoria and t.numero = c.numero), 0), corte
from cortes c;
