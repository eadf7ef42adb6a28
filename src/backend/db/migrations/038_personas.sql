-- Users are administered by users, with passwords that are good until their person has chosen one.
alter table usuarios add column version int not null default 1; -- goes up with whatever an administrator sees of it
alter table usuarios add column clave_temporal_hasta timestamptz; -- null: the person's own; until then it opens the change of it
