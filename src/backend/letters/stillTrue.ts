/**
 * SQL of whether notice `a` about solicitud `s` may still be sent: there is an address, what it says holds, and its last
 * day has not passed. After an outage much has changed.
 * @param instant SQL of the moment
 * @param states SQL of `holdsIn`, as jsonb
 */
export const stillTrue = (instant: string, states: string): string => `(
  (s.correo is not null or a.tipo = 'correo_anterior')
  and coalesce(${states} ->> a.tipo = s.estado, true)
  and (a.datos ->> 'plazo' is null
    or (s.plazo = (a.datos ->> 'plazo')::timestamptz and s.plazo > ${instant}::timestamptz) is true)
  and (a.tipo <> 'correo_nuevo' or a.para = s.correo)
  and (a.tipo <> 'hermano_nombrado' or exists (
    select from solicitudes n
    where n.datos->'hermanos' @> jsonb_build_array(jsonb_build_object('radicado', s.radicado))
      and n.anio = s.anio and n.tiquete_familia <> s.tiquete_familia)))`;
