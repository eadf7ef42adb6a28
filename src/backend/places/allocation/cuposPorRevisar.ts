import * as v from 'valibot';

import type { Etapa } from '#domain/contractTypes.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { countedAt } from '#backend/solicitud/cupoAlegado.ts';
import type { EtapaRow } from './etapaRows';
import { newInEtapa, parametersOf, stillWaits } from './listedSolicitudes';

const rowSchema = v.object({
  institucion: v.string(),
  sede: v.string(),
  grado: v.string(),
  jornada: v.string(),
  radicado: v.string(),
  continuan: v.number(),
  reconocidos: v.number(),
  total: v.number(),
});
type Row = v.InferOutput<typeof rowSchema>;

/** What the contract lists of them. */
const LISTED = 20;

function tell({ radicado, continuan, reconocidos, ...place }: Row): Etapa['cuposPorRevisar']['elementos'][number] {
  const sede = fullSedeName({ institucion: { nombre: place.institucion }, sede: place.sede });
  const lugar = `${sede}, ${place.grado}, jornada ${place.jornada}`;
  return {
    radicado,
    detalle:
      reconocidos > continuan
        ? `${lugar}: ahí ${continuan === 1 ? 'continúa' : 'continúan'} ${continuan} y hay ${reconocidos} con ese cupo actual reconocido.`
        : `${lugar}: el cupo que dice tener está sin decidir.`,
  };
}

/**
 * The current seats that keep a stage's list from being frozen: claimed by who would be in it and not decided, or more at
 * a place than pupils who continue there, which the enrolment list can prove or a change of the places leave.
 */
export async function readCuposPorRevisar(db: Queryable, etapa: EtapaRow): Promise<Etapa['cuposPorRevisar']> {
  if (etapa.congelada) return { total: 0, elementos: [] };
  const params = parametersOf(etapa);
  const rows = await readRows(
    db,
    rowSchema,
    `with contados as (
       select o.id, count(distinct s.documento_clave) as reconocidos
       from ofertas o join solicitudes s on ${countedAt} where o.anio = $${params.length + 1} group by 1
     )
     select s.radicado, i.nombre as institucion, d.nombre as sede, g.nombre as grado, j.nombre as jornada,
       o.continuan, coalesce(case when s.cupo_actual is not null then c.reconocidos end, 0) as reconocidos,
       count(*) over () as total
     from solicitudes s join ofertas o on o.id = s.cupo_alegado join sedes d on d.id = o.sede
       join instituciones i on i.dane = d.institucion join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada
       left join contados c on c.id = o.id
     where s.anio = $${params.length + 1} and s.cupo_alegado is not null
       and ((s.estado = 'validada' and ${newInEtapa("k.decision = 'aprobada'")}) or (${stillWaits}))
       and ((s.cupo_actual is null and s.cupo_decision = 'pendiente' and s.estado = 'validada')
         or (s.cupo_actual is not null and not s.dejo_cupo and c.reconocidos > o.continuan))
     order by i.orden_nombre, d.orden_nombre, o.id, s.radicado limit ${LISTED}`,
    [...params, etapa.anio],
  );
  return { total: rows[0]?.total ?? 0, elementos: rows.map(tell) };
}
