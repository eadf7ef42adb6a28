import * as v from 'valibot';

import type { Grado, ManagedOferta } from '#domain/contractTypes.ts';

export const managedOfertaColumns = `o.id, o.version, i.dane, i.nombre as institucion, s.nombre as sede, s.comuna, o.jornada,
  o.grado, o.anio, o.capacidad, o.continuan, o.repiten, o.vacantes,
  coalesce((select jsonb_agg(jsonb_build_object('condicion', r.condicion, 'puestos', r.puestos, 'propios', p.puestos) order by r.orden)
    from convocatorias c join reservas r on r.convocatoria = c.id
      left join reservas_de_oferta p on p.oferta = o.id and p.condicion = r.condicion
    where c.anio = o.anio), '[]') as reservas`;

/** A row of `managedOfertaColumns` becomes the contract's OfertaDeGestion. */
export const managedOfertaSchema = v.pipe(
  v.object({
    id: v.string(),
    version: v.number(),
    dane: v.string(),
    institucion: v.string(),
    sede: v.string(),
    comuna: v.string(),
    jornada: v.string(),
    // The catalogue of the database holds no other.
    grado: v.custom<Grado>((value) => typeof value === 'number'),
    anio: v.number(),
    capacidad: v.number(),
    continuan: v.number(),
    repiten: v.number(),
    vacantes: v.number(),
    reservas: v.array(v.object({ condicion: v.string(), puestos: v.number(), propios: v.nullable(v.number()) })),
  }),
  v.transform(({ dane, institucion, ...others }): ManagedOferta => ({ ...others, institucion: { dane, nombre: institucion } })),
);
