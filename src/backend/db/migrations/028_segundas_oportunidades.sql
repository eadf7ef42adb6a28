-- What can be put right: a solicitud that ended is reopened by two people, and its seat offered again.

-- What one member of staff proposes and another decides: {por, en, motivo}; any move ends it.
alter table solicitudes add column propuesta jsonb;
-- The seat that was given back by declining or by letting the offer lapse, with its kind (016_cupos_por_tipo.sql).
alter table solicitudes
  add column oferta_devuelta uuid references ofertas,
  add column reserva_devuelta text references condiciones;

-- Of those from before, what their result says that they were offered. Of a seat of the list the kind was not kept: it is open.
update solicitudes s set oferta_devuelta = r.oferta,
  reserva_devuelta = (select c.reserva from corrida_solicitudes c
    where c.solicitud = s.id and c.numero = r.etapa and c.convocatoria = s.convocatoria and c.oferta = r.oferta)
from resultados r
where s.estado in ('declinada', 'vencida') and r.solicitud = s.id and r.etapa = s.etapa_del_resultado and r.resultado = 'asignada';

-- Whether a seat is free is asked of one oferta at a time.
create index solicitudes_con_oferta on solicitudes (oferta_asignada) where oferta_asignada is not null;

alter table bitacora drop constraint bitacora_que_check;
alter table bitacora add constraint bitacora_que_check check (que in ('movimiento', 'edicion', 'contacto', 'lectura',
  'lectura_archivo', 'toma', 'liberacion', 'decision', 'propuesta', 'propuesta_rechazada'));
