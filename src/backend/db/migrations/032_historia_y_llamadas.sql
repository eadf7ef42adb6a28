-- Families that no letter reaches are telephoned, which the log keeps; and the log is read over all requests.

alter table bitacora drop constraint bitacora_que_check;
alter table bitacora add constraint bitacora_que_check
  check (que in ('movimiento', 'edicion', 'contacto', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision', 'propuesta', 'propuesta_rechazada',
    'llamada', 'llamada_sin_respuesta'));

-- By day, by person, and by what is rare: a stage's moves and the reads need none of their own.
create index bitacora_por_momento on bitacora (en, id);
create index bitacora_por_persona on bitacora (quien, en, id);
create index bitacora_por_hecho on bitacora (que, en, id)
  where que in ('decision', 'edicion', 'contacto', 'toma', 'liberacion', 'propuesta', 'propuesta_rechazada', 'llamada', 'llamada_sin_respuesta', 'lectura_archivo');

alter table solicitudes add column carta_fallida boolean not null default false; -- a letter about its present state failed for good
alter table solicitudes add column llamadas int not null default 0; -- made about its present state
alter table solicitudes add column llamada_en timestamptz; -- the last of them
alter table solicitudes add column llamada_por text;
alter table solicitudes add column llamada_hecha boolean not null default false; -- somebody answered it

update solicitudes s set carta_fallida = true
where estado in ('por_subsanar', 'no_admitida', 'asignada', 'en_lista_de_espera', 'sin_cupo')
  and exists (select from avisos a where a.solicitud = s.id and a.fallo in ('rechazado', 'agotado') and a.para = s.correo
    and a.tipo in (s.estado, case s.estado when 'por_subsanar' then 'subsanacion_por_vencer' when 'asignada' then 'oferta_por_vencer' end));

-- The nearest deadline first.
create index solicitudes_por_llamar on solicitudes (plazo, id)
  where (correo is null or carta_fallida) and not llamada_hecha
    and estado in ('por_subsanar', 'no_admitida', 'asignada', 'en_lista_de_espera', 'sin_cupo');

-- What was told is of the state, the deadline and the address of then.
create function nada_se_ha_dicho() returns trigger language plpgsql as $$
begin
  new.carta_fallida := false;
  new.llamadas := 0;
  new.llamada_en := null;
  new.llamada_por := null;
  new.llamada_hecha := false;
  return new;
end
$$;
create trigger nada_se_ha_dicho before update of estado, plazo, correo on solicitudes for each row
  when ((new.carta_fallida or new.llamadas > 0)
    and (old.estado, old.plazo, old.correo) is distinct from (new.estado, new.plazo, new.correo))
  execute function nada_se_ha_dicho();
