import * as v from 'valibot';

import type { Convocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { readExtensions } from './extensions';
import { readPrioridades, readReservas } from '../places/allocation/allocationRules';

const moment = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
);
const etapaSchema = v.object({
  codigo: v.string(),
  nombre: v.string(),
  abre: moment,
  cierra: moment,
  publica: moment,
  condiciones: v.array(v.string()),
});
const daySchema = v.object({ dia: v.string() });

/** What is read with the convocatoria itself. */
interface Told extends Pick<
  Convocatoria['calendario'],
  'diasParaSubsanar' | 'diasParaResponder' | 'diasParaReclamar' | 'matricula'
> {
  readonly id: string;
}

/** How a convocatoria goes on, as its rules say it: what families may know of it from the first day. */
export async function readCalendar(
  db: Queryable,
  { id, diasParaSubsanar, diasParaResponder, diasParaReclamar, matricula }: Told,
): Promise<Convocatoria['calendario']> {
  const days = await readRows(
    db,
    daySchema,
    `select to_char(dia, 'YYYY-MM-DD') as dia from fechas_de_lista where convocatoria = $1 order by 1`,
    [id],
  );
  const etapas = await readRows(
    db,
    etapaSchema,
    `select codigo, nombre, abre, cierra, publica,
       array(select condicion from etapa_condiciones k
         where k.convocatoria = e.convocatoria and k.numero = e.numero order by 1) as condiciones
     from etapas e where convocatoria = $1 order by numero`,
    [id],
  );
  return {
    etapas: [...etapas],
    prioridades: [...(await readPrioridades(db, id))],
    reservas: (await readReservas(db, id)).map(({ condicion, puestos }) => ({ condicion, puestos })),
    diasParaSubsanar,
    diasParaResponder,
    diasParaReclamar,
    matricula,
    fechasDeLista: days.map(({ dia }) => dia),
    ampliaciones: await readExtensions(db, id),
  };
}
