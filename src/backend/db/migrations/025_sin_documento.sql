-- Of a pupil whose document's type is the one whose numbers the municipality gives: the name, its letters and digits alone,
-- without accents. By it, the day of birth and the guardian such a pupil is known, since each filing gives another number.
alter table solicitudes add column nombre_sin_documento text;

-- Of those that are twice by now the first one counts; the others stay as they are, for staff to withdraw.
with escrito as (
  select s.id, s.anio, s.fecha_nacimiento, s.creada_en, ltrim(s.datos->'acudiente'->>'documento', '0') as acudiente,
    s.estado in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada') as termino,
    regexp_replace(regexp_replace(lower(normalize(s.nombre, NFD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', '', 'g')
      as nombre
  from solicitudes s join tipos_documento t on t.codigo = s.documento_tipo and t.formato = 'asignado'
), contado as (
  select *, row_number() over (
    partition by anio, fecha_nacimiento, nombre, acudiente, termino order by creada_en, id) as lugar
  from escrito
)
update solicitudes s set nombre_sin_documento = c.nombre
from contado c where c.id = s.id and (c.termino or c.lugar = 1);

create unique index una_solicitud_viva_sin_documento on solicitudes
    (anio, fecha_nacimiento, nombre_sin_documento, ltrim(datos->'acudiente'->>'documento', '0'))
  where nombre_sin_documento is not null
    and estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada');
-- A family that has lost the number asks with the guardian's.
create index solicitudes_sin_documento on solicitudes (fecha_nacimiento) where nombre_sin_documento is not null;
