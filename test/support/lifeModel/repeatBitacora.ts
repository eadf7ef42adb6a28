import * as v from 'valibot';

import { esEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import {
  MOVIDAS_DE_FAMILIA,
  MOVIDAS_DE_FUNCIONARIO,
  PROMESA,
  PROMESA_DE_ASIGNACION,
  PROMESA_DE_PLAZO,
} from './promise';

/** A request as the log alone tells it, or as it is stored. */
export interface Contada {
  readonly radicado: string;
  readonly estado: Estado;
  readonly asignadaA: string | null;
}

const estado = v.custom<Estado>((value) => typeof value === 'string' && esEstado(value));
const registroSchema = v.object({
  radicado: v.string(),
  en: v.date(),
  quien: v.string(),
  papel: v.picklist(['familia', 'funcionario', 'sistema', 'asignacion']),
  que: v.string(),
  de: v.nullable(estado),
  a: v.nullable(estado),
});
type Registro = v.InferOutput<typeof registroSchema>;

/** Whether the table of a request's life has the move. */
function cabe({ papel, de, a }: Registro & { readonly a: Estado }): boolean {
  if (de === null) return a === 'radicada' && (papel === 'familia' || papel === 'funcionario');
  switch (papel) {
    case 'familia':
      return MOVIDAS_DE_FAMILIA.some((movida) => PROMESA[movida].familia?.[de] === a);
    case 'funcionario':
      return MOVIDAS_DE_FUNCIONARIO.some((movida) => PROMESA[movida].dueña?.[de] === a || PROMESA[movida].otra?.[de] === a);
    case 'asignacion':
      return PROMESA_DE_ASIGNACION[de]?.includes(a) ?? false;
    case 'sistema':
      return PROMESA_DE_PLAZO[de] === a;
  }
}

function siguiente(antes: Contada | undefined, registro: Registro): Contada {
  const { radicado, de, a, que, quien } = registro;
  const contada = `${radicado}: ${que} of ${quien}, from ${de ?? 'nothing'} to ${a ?? 'nothing'}`;
  if (a !== null && (de !== (antes?.estado ?? null) || !cabe({ ...registro, a }))) {
    throw new Error(`The log tells what cannot happen to ${antes?.estado ?? 'nothing'}. ${contada}`);
  }
  const es = a ?? antes?.estado;
  if (es === undefined) throw new Error(`The log tells something before the filing. ${contada}`);
  // Whoever takes it has it until it is given back, or edited.
  const suya = que === 'liberacion' || a === 'radicada' ? null : (antes?.asignadaA ?? null);
  return { radicado, estado: es, asignadaA: que === 'toma' ? quien : suya };
}

/**
 * Tells every request's life from nothing but the log.
 * @returns them in the order of their filing
 * @throws where the log tells a move that the table does not have, or from another state than it had come to
 */
export async function repetirBitacora(db: Queryable): Promise<readonly Contada[]> {
  const registros = await readRows(
    db,
    registroSchema,
    `select s.radicado, b.en, b.quien, b.papel, b.que, b.de, b.a
     from bitacora b join solicitudes s on s.id = b.solicitud order by b.id`,
  );
  const contadas = new Map<string, Contada>();
  const nacidas = new Map<string, number>();
  for (const registro of registros) {
    const { radicado, en } = registro;
    if (!nacidas.has(radicado)) nacidas.set(radicado, en.getTime());
    contadas.set(radicado, siguiente(contadas.get(radicado), registro));
  }
  const nacida = ({ radicado }: Contada): number => nacidas.get(radicado) ?? 0;
  return [...contadas.values()].sort((una, otra) => nacida(una) - nacida(otra));
}

const guardadaSchema = v.object({ radicado: v.string(), estado, asignadaA: v.nullable(v.string()) });

/** What is stored of every request, in the order of their filing. */
export function leerGuardadas(db: Queryable): Promise<readonly Contada[]> {
  return readRows(
    db,
    guardadaSchema,
    'select radicado, estado, asignada_a as "asignadaA" from solicitudes order by creada_en, id',
  );
}
