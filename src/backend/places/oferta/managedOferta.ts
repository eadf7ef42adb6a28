import * as v from 'valibot';

import type { Grado, ManagedOferta } from '#domain/contractTypes.ts';

export const managedOfertaColumns = `o.id, o.version, i.dane, i.nombre as institucion, s.nombre as sede, s.comuna, o.jornada,
  o.grado, o.anio, o.capacidad, o.continuan, o.repiten, o.vacantes`;

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
  }),
  v.transform(({ dane, institucion, ...others }): ManagedOferta => ({ ...others, institucion: { dane, nombre: institucion } })),
);
