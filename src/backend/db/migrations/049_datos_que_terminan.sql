-- What is personal goes after the years that the call names, asked for by one person and confirmed by another (F143 to F145).

alter table convocatorias add column anios_de_datos int not null default 5 check (anios_de_datos between 1 and 20);

-- The erasures: how far each is, and what there was when it was confirmed.
create table borrados (
  id bigint generated always as identity primary key,
  convocatoria uuid not null references convocatorias,
  pedido_en timestamptz not null,
  pedido_por text not null,
  decidido_en timestamptz,
  decidido_por text check (decidido_por <> pedido_por), -- two people
  confirmado boolean,
  cifras jsonb, -- contract: DatosGuardados
  hasta bigint not null default 0, -- the last solicitud that is done: it goes on after it
  terminado_en timestamptz,
  check ((decidido_en is null) = (decidido_por is null) and (decidido_en is null) = (confirmado is null)),
  check ((cifras is not null) = (confirmado is true)),
  check (terminado_en is null or confirmado)
);
create unique index un_borrado_de_la_convocatoria on borrados (convocatoria) where decidido_en is null or confirmado;
create index borrados_por_hacer on borrados (id) where confirmado and terminado_en is null;
create trigger borrados_decididos_quedan before update on borrados
  for each row when (old.terminado_en is not null or old.confirmado is false or (old.confirmado
    and (old.convocatoria, old.pedido_en, old.pedido_por, old.decidido_en, old.decidido_por, old.confirmado, old.cifras)
      is distinct from
      (new.convocatoria, new.pedido_en, new.pedido_por, new.decidido_en, new.decidido_por, new.confirmado, new.cifras)))
  execute function bitacora_solo_crece();
create trigger borrados_no_se_borran before delete on borrados
  for each row execute function bitacora_solo_crece();
create trigger borrados_no_se_vacian before truncate on borrados
  for each statement execute function bitacora_solo_crece();

alter table solicitudes add column borrada_en timestamptz; -- null: what is personal of it is there
alter table solicitudes alter column fecha_nacimiento drop not null;
alter table solicitudes add constraint nacimiento_mientras_hay_datos check (fecha_nacimiento is not null or borrada_en is not null);
-- Many are without a document then, in states that are live.
drop index una_solicitud_viva;
create unique index una_solicitud_viva on solicitudes (anio, documento_clave)
  where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada') and borrada_en is null;
create index avisos_de_solicitud on avisos (solicitud);

-- The log only grows, but for what was typed in it about somebody whose data two people had erased. The table itself allows
-- that and no more, whoever asks; the function below asks as the owner, so that the program needs no right to change the log.
create function bitacora_solo_pierde_lo_personal() returns trigger language plpgsql as $$
begin
  if new.motivo is null and new.detalle is null
    and (new.id, new.solicitud, new.en, new.quien, new.papel, new.que, new.de, new.a)
      is not distinct from (old.id, old.solicitud, old.en, old.quien, old.papel, old.que, old.de, old.a)
    and exists (select from solicitudes s join borrados b on b.convocatoria = s.convocatoria
      where s.id = old.solicitud and b.confirmado)
  then
    return new;
  end if;
  raise exception 'La bitácora solo crece: no se cambia ni se borra';
end
$$;
drop trigger bitacora_solo_crece on bitacora;
create trigger bitacora_solo_crece before delete on bitacora for each row execute function bitacora_solo_crece();
create trigger bitacora_solo_pierde_lo_personal before update on bitacora
  for each row execute function bitacora_solo_pierde_lo_personal();

create function borrar_de_la_bitacora(cuales bigint[]) returns void language sql security definer set search_path from current as $$
  update bitacora set motivo = null, detalle = null
  where solicitud = any(cuales) and (motivo is not null or detalle is not null)
$$;
