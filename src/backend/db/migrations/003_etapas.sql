-- What the contract says of a stage and of the call's rules (ReglasDeConvocatoria).

alter table etapas add column if not exists codigo text;
alter table etapas add column if not exists abre timestamptz;
alter table etapas add column if not exists cierra timestamptz; -- the first moment that is too late for its list
alter table etapas add column if not exists publica timestamptz;
alter table etapas add column if not exists version int not null default 1;
update etapas e set codigo = coalesce(e.codigo, 'etapa_' || e.numero), abre = coalesce(e.abre, c.abre),
  cierra = coalesce(e.cierra, least(e.asigna, c.cierra)), publica = coalesce(e.publica, greatest(e.asigna, c.publica))
from convocatorias c where c.id = e.convocatoria;
alter table etapas alter column codigo set not null;
alter table etapas alter column abre set not null;
alter table etapas alter column cierra set not null;
alter table etapas alter column publica set not null;
alter table etapas drop column asigna;
alter table etapas drop column publicada_en; -- corridas has it
alter table etapas add constraint etapa_en_orden check (abre < cierra and cierra <= publica);
alter table etapas add constraint codigo_de_etapa unique (convocatoria, codigo);

-- Seats kept at every oferta for a group, at most its vacancies; groups are served in the order given.
drop table reservas;
create table reservas (
  convocatoria uuid not null references convocatorias,
  condicion text not null references condiciones,
  orden int not null check (orden > 0),
  puestos int not null check (puestos >= 0),
  primary key (convocatoria, condicion),
  unique (convocatoria, orden)
);

-- Days on which the waiting list moves.
create table fechas_de_lista (
  convocatoria uuid not null references convocatorias,
  dia date not null,
  primary key (convocatoria, dia)
);

alter table convocatorias drop constraint convocatorias_sorteo_check;
update convocatorias set sorteo = 'por_lugar' where sorteo = 'por_sede';
alter table convocatorias add constraint convocatorias_sorteo_check check (sorteo in ('unico', 'por_lugar'));
