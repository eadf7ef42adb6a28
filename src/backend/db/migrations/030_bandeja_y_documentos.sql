-- What the inbox opens on, and what else it is filtered and ordered by, so that half a million are not read whole.

create index solicitudes_por_hacer on solicitudes (creada_en, id) where estado in ('radicada', 'en_revision');
create index solicitudes_por_grado on solicitudes (grado, creada_en, id);
create index solicitudes_por_plazo on solicitudes ((coalesce(plazo, 'infinity')), id);
create index solicitudes_con_condicion on solicitud_condiciones (condicion, solicitud);

-- Zeros before a number do not make another child of it (F12). Of those that live beside each other already, one has its
-- number without them and the others stay as they are; nobody is asked to choose for a family.
alter table solicitudes add column con_ceros boolean not null default false;

with sin_ceros as (
  select id, row_number() over (
    partition by anio, (case when documento_tipo in ('RC', 'TI', 'NUIP', 'CC') then 'NUIP' else documento_tipo end), ltrim(documento, '0')
    order by documento like '0%', id) as lugar
  from solicitudes
  where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada') and documento ~ '^[0-9]+$'
)
update solicitudes s set con_ceros = true from sin_ceros where s.id = sin_ceros.id and lugar > 1;

-- Its index goes with it.
alter table solicitudes drop column documento_clave;
alter table solicitudes add column documento_clave text not null generated always as (
  (case when documento_tipo in ('RC', 'TI', 'NUIP', 'CC') then 'NUIP' else documento_tipo end) || ' ' ||
  (case when documento ~ '^[0-9]+$' and not con_ceros then ltrim(documento, '0') else documento end)
) stored;
create unique index una_solicitud_viva on solicitudes (anio, documento_clave)
  where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada');
