-- The condition among the priorities as which a seat that a child gets counts for its siblings in lower grados; null: it
-- does not.
alter table convocatorias add column hermanos text references condiciones;
-- The sibling by whose seat in the run an option had its class, or a reserve.
alter table resultados add column hermano bigint references solicitudes;
-- Where siblings share the lottery number: that of its own ticket, by which they stand among themselves.
alter table resultados add column desempate double precision check (desempate between 0 and 1);
