-- How a stage's seed was drawn (domain/actaDeSorteo.ts), as it is published; null: before this was asked for.
alter table corridas add column acta jsonb check (acta is null or semilla is not null);
