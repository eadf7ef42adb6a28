-- Receipts wait by where their filing came from: a stranger's filings do not use up a family's letters.
alter table avisos add column origen text; -- a digest of who filed's network; null: staff did, or it is no filing's receipt
update avisos set origen = '' where tipo = 'radicada' and proximo_intento is not null;
create index avisos_de_un_origen on avisos (destino, origen, id) where origen is not null;
create index avisos_con_origen on avisos (creado_en) where origen is not null;
-- Too many wait that came from one place.
alter table avisos drop constraint avisos_fallo_check;
alter table avisos add constraint avisos_fallo_check check (fallo in ('rechazado', 'agotado', 'sobrante'));
