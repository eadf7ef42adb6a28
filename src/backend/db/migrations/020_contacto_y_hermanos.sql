-- Where a person answers a family (contract: Contacto), of each call; null: nobody has said yet.
alter table convocatorias add column contacto jsonb;
alter table convocatorias add column contacto_version int not null default 1;
