-- How much each key (an address, a radicado, digested) has spent of a limit, for all instances. After a crash the
-- server empties it, which forgets some attempts; for that a count costs no write to the disk.
create unlogged table limites (
  clave text primary key,
  gastado bigint not null,
  termina timestamptz not null -- the first moment of its next window
) with (fillfactor = 50);
create index limites_por_termina on limites (termina);

-- From where each login has signed in, digested: what is left to them while strangers guess at their password.
create table direcciones_conocidas (
  huella text primary key,
  vista_en timestamptz not null
);
create index direcciones_por_fecha on direcciones_conocidas (vista_en);
