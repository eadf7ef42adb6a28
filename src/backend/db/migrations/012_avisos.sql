-- What came of a letter, and how many letters an address is sent in a day.
alter table avisos add column tomado_en timestamptz; -- when it was last tried
-- Given up: the mail server refused it for good, or put it off too often.
alter table avisos add column fallo text check (fallo in ('rechazado', 'agotado'));
alter table avisos add column respuesta int; -- the mail server's code, if it refused the last attempt
-- One mailbox, however it is written: neither capitals nor what follows a + make another.
alter table avisos add column destino text not null
  generated always as (regexp_replace(lower(para), '\+[^@]*@', '@')) stored;

-- A letter names nobody and says no reason: what it does not say is not kept for it.
update avisos set datos = datos - 'nombres' - 'motivo', tomado_en = enviado_en,
  fallo = case when enviado_en is null and proximo_intento is null then 'agotado' end;
alter table avisos add constraint aviso_en_un_estado check (num_nonnulls(enviado_en, proximo_intento, fallo) = 1);

-- Receipts first: a family that has just filed waits for its radicado.
drop index avisos_por_enviar;
create index avisos_por_enviar on avisos ((tipo <> 'radicada'), proximo_intento, id) where proximo_intento is not null;
create index avisos_de_un_destino on avisos (destino, tomado_en) where tomado_en is not null;
create index avisos_fallidos on avisos (id) where fallo is not null;
