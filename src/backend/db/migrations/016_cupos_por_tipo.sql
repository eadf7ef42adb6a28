-- The kind of each awarded seat: the condition by whose reserve it was awarded; null: by the common order, or none.
alter table corrida_solicitudes add column reserva text references condiciones;
alter table solicitudes add column reserva_asignada text references condiciones;

-- From now on `etapa` is the stage in whose draw a solicitud has its number, and this the stage whose result holds.
alter table solicitudes add column etapa_del_resultado int;
update solicitudes set etapa_del_resultado = etapa;

-- Seats from before: of each oferta group by group, the best of the group not yet counted, as many as are reserved.
do $$
declare
  reserva record;
begin
  for reserva in select convocatoria, condicion, puestos from reservas order by convocatoria, orden loop
    update solicitudes set reserva_asignada = reserva.condicion
    from (
      select s.id, row_number() over (partition by s.oferta_asignada order by s.etapa, r.orden, s.id) as puesto
      from solicitudes s
        join ofertas o on o.id = s.oferta_asignada
        join sedes d on d.id = o.sede
        join solicitud_condiciones c on c.solicitud = s.id and c.condicion = reserva.condicion and c.decision = 'aprobada'
          and (c.institucion is null or c.institucion = d.institucion)
        left join resultados r on r.solicitud = s.id and r.etapa = s.etapa and r.oferta = s.oferta_asignada
      where s.convocatoria = reserva.convocatoria and s.reserva_asignada is null
        and s.oferta_asignada is distinct from s.cupo_actual
    ) sentados
    where solicitudes.id = sentados.id and sentados.puesto <= reserva.puestos;
  end loop;
end
$$;
