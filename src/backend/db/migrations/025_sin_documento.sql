-- Whether the type of the pupil's document is the one whose numbers the municipality gives: such a pupil is known by its
-- names, its day of birth and its guardian, since each filing gives another number.
alter table solicitudes add column sin_documento boolean not null default false;

-- Of those that are twice by now the first one counts; the others stay as they are, for staff to withdraw.
update solicitudes s set sin_documento = true
from (
  select s.id, s.estado in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada') as termino, row_number() over (
    partition by s.anio, s.fecha_nacimiento, replace(s.busqueda, ' ', ''), ltrim(s.datos->'acudiente'->>'documento', '0'),
      s.estado in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')
    order by s.creada_en, s.id) as lugar
  from solicitudes s join tipos_documento t on t.codigo = s.documento_tipo and t.formato = 'asignado'
) n
where n.id = s.id and (n.termino or n.lugar = 1);

create unique index una_solicitud_viva_sin_documento on solicitudes
    (anio, fecha_nacimiento, replace(busqueda, ' ', ''), ltrim(datos->'acudiente'->>'documento', '0'))
  where sin_documento and estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada');
-- A family that has lost the number asks with the guardian's.
create index solicitudes_sin_documento on solicitudes (fecha_nacimiento) where sin_documento;
