-- A reopening that waits for its second person is found.
create index solicitudes_por_confirmar on solicitudes (creada_en, id) where propuesta is not null;

-- Staff find a solicitud by its radicado without hyphens too, and by its guardian's document.
update solicitud_busqueda b set texto = trim(regexp_replace(regexp_replace(regexp_replace(
  lower(normalize(concat_ws(' ', radicado, replace(radicado, '-', ''), documento_tipo, documento,
    datos->'estudiante'->>'nombres', datos->'estudiante'->>'apellidos',
    datos->'acudiente'->>'nombres', datos->'acudiente'->>'apellidos', datos->'acudiente'->>'telefono',
    regexp_replace(datos->'acudiente'->>'documento', '[^[:alnum:]]', '', 'g')), NFD)),
  '[\u0300-\u036f]', '', 'g'), '[''’]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))
from solicitudes s where s.id = b.solicitud;
