-- One child, first without a document and then with it, or the other way round, is one pupil (F130): two live solicitudes
-- of it, told by the names, the day of birth and the guardian's number, are refused. Of two that both have a document only
-- the number decides, so that nobody's twin is refused. No unique index can say it; those that live beside each other
-- already stay as they are, for staff.

-- Letters and digits of a name, without accents: as 025 has it.
create function letras_del_nombre(nombre text) returns text immutable strict language sql as $$
  select regexp_replace(regexp_replace(lower(normalize(nombre, NFD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', '', 'g')
$$;

create index solicitudes_por_nacimiento on solicitudes (fecha_nacimiento);

create function una_solicitud_viva_del_estudiante() returns trigger language plpgsql as $$
declare
  numero text := ltrim(new.datos->'acudiente'->>'documento', '0');
  trozo int := mod(hashtext(new.fecha_nacimiento::text || ' ' || numero), 1024);
begin
  -- Those who have a document do not wait for one another, and whoever writes thousands holds no more than these locks.
  if new.nombre_sin_documento is null then
    perform pg_advisory_xact_lock_shared(hashtext('estudiantes ' || current_schema()), trozo);
    if exists (
      select from solicitudes s where s.fecha_nacimiento = new.fecha_nacimiento and s.nombre_sin_documento is not null
        and s.anio = new.anio and s.id <> new.id and letras_del_nombre(s.nombre) = letras_del_nombre(new.nombre)
        and ltrim(s.datos->'acudiente'->>'documento', '0') = numero
        and s.estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')
    ) then
      raise unique_violation using constraint = 'una_solicitud_viva_sin_documento';
    end if;
  else
    perform pg_advisory_xact_lock(hashtext('estudiantes ' || current_schema()), trozo);
    if exists (
      select from solicitudes s where s.fecha_nacimiento = new.fecha_nacimiento and s.nombre_sin_documento is null
        and s.anio = new.anio and s.id <> new.id and letras_del_nombre(s.nombre) = letras_del_nombre(new.nombre)
        and ltrim(s.datos->'acudiente'->>'documento', '0') = numero
        and s.estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')
    ) then
      raise unique_violation using constraint = 'una_solicitud_viva_con_documento';
    end if;
  end if;
  return new;
end $$;

create trigger estudiante_radicado before insert on solicitudes
  for each row execute function una_solicitud_viva_del_estudiante();

-- Two triggers, for the allocation changes the estado of a whole city at once and reads no data for it.
create trigger estudiante_cambiado before update of datos, nombre, fecha_nacimiento, nombre_sin_documento on solicitudes
  for each row when (
    new.estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')
    and (old.nombre, old.fecha_nacimiento, old.nombre_sin_documento is null, old.datos->'acudiente'->>'documento')
      is distinct from
      (new.nombre, new.fecha_nacimiento, new.nombre_sin_documento is null, new.datos->'acudiente'->>'documento')
  ) execute function una_solicitud_viva_del_estudiante();

create trigger estudiante_reabierto before update of estado on solicitudes
  for each row when (
    old.estado in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')
    and new.estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')
  ) execute function una_solicitud_viva_del_estudiante();
