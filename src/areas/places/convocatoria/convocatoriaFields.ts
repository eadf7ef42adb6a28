import * as v from 'valibot';
import { typedLine } from '#domain/unseen.ts';
import { dayOf, lastMinuteBefore, minuteAfter, momentAt, timeOf } from '#domain/words/dates.ts';
import type { ConvocatoriaRules } from '#domain/contractTypes.ts';

const typedMomentSchema = v.object({
  /** A day ('aaaa-mm-dd'), or what was typed as long as it is none. */
  dia: v.string(),
  /** 'hh:mm' by the city's clock; empty: none. */
  hora: v.string(),
});
export type TypedMoment = v.InferOutput<typeof typedMomentSchema>;

const typedEtapaSchema = v.object({
  codigo: v.string(),
  nombre: v.string(),
  abre: typedMomentSchema,
  /** The last minute in time, as everywhere a person reads it: a close at midnight is the day before at 23:59 (F91). */
  cierra: typedMomentSchema,
  publica: typedMomentSchema,
  condiciones: v.array(v.string()),
});
export type TypedEtapa = v.InferOutput<typeof typedEtapaSchema>;

/** The convocatoria's rules as they stand in the form's fields: as typed, right or not. */
export const convocatoriaFieldsSchema = v.object({
  nombre: v.string(),
  maximoOpciones: v.string(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  reglaDeSemilla: v.string(),
  diasParaResponder: v.string(),
  /** What was kept before this was asked for has the years that the contract gives it. */
  aniosDeDatos: v.optional(v.string(), '5'),
  etapas: v.array(typedEtapaSchema),
  prioridades: v.array(v.object({ condicion: v.string() })),
  reservas: v.array(v.object({ condicion: v.string(), puestos: v.string() })),
  /** '': a sibling's seat does not count. */
  hermanos: v.string(),
  fechasDeLista: v.array(v.object({ dia: v.string() })),
  /** Days, or what was typed; both empty: not announced. */
  matriculaDesde: v.string(),
  matriculaHasta: v.string(),
  /** Why dates are extended after a freeze. What was kept before this was asked for has none. */
  motivo: v.optional(v.string(), ''),
});
export type ConvocatoriaFields = v.InferOutput<typeof convocatoriaFieldsSchema>;

/** What the fields show of rules that were read. */
export function fieldsOf(reglas: ConvocatoriaRules, timeZone: string): ConvocatoriaFields {
  const moment = (instant: Date): TypedMoment => ({ dia: dayOf(instant, timeZone), hora: timeOf(instant, timeZone) });
  return {
    nombre: reglas.nombre,
    maximoOpciones: String(reglas.maximoOpciones),
    sorteo: reglas.sorteo,
    reglaDeSemilla: reglas.reglaDeSemilla,
    diasParaResponder: String(reglas.diasParaResponder),
    aniosDeDatos: String(reglas.aniosDeDatos),
    etapas: reglas.etapas.map(({ codigo, nombre, abre, cierra, publica, condiciones }) => ({
      codigo,
      nombre,
      abre: moment(new Date(abre)),
      cierra: moment(lastMinuteBefore(cierra)),
      publica: moment(new Date(publica)),
      condiciones: [...condiciones].sort(),
    })),
    prioridades: reglas.prioridades.map((condicion) => ({ condicion })),
    reservas: reglas.reservas.map(({ condicion, puestos }) => ({ condicion, puestos: String(puestos) })),
    hermanos: reglas.hermanos ?? '',
    fechasDeLista: reglas.fechasDeLista.map((dia) => ({ dia })),
    matriculaDesde: reglas.matricula?.desde ?? '',
    matriculaHasta: reglas.matricula?.hasta ?? '',
    motivo: '',
  };
}

/** What `convocatoriaRulesSchema` takes of the fields: of the contract's shape, still unchecked. */
export function rulesOf(typed: ConvocatoriaFields, timeZone: string): unknown {
  const { matriculaDesde: desde, matriculaHasta: hasta, motivo: _, ...fields } = typed;
  // What is no moment is left for the schema to tell.
  const moment = (typed: TypedMoment) => momentOf(typed, timeZone)?.toISOString() ?? '';
  return {
    ...fields,
    maximoOpciones: integerOf(fields.maximoOpciones),
    diasParaResponder: integerOf(fields.diasParaResponder),
    aniosDeDatos: integerOf(fields.aniosDeDatos),
    etapas: fields.etapas.map((etapa) => ({
      ...etapa,
      abre: moment(etapa.abre),
      cierra: closingOf(etapa.cierra, timeZone)?.toISOString() ?? '',
      publica: moment(etapa.publica),
    })),
    prioridades: fields.prioridades.map(({ condicion }) => condicion),
    reservas: fields.reservas.map(({ condicion, puestos }) => ({ condicion, puestos: integerOf(puestos) })),
    hermanos: fields.hermanos === '' ? null : fields.hermanos,
    fechasDeLista: fields.fechasDeLista.map(({ dia }) => dia),
    matricula: desde === '' && hasta === '' ? null : { desde, hasta },
  };
}

export const momentOf = ({ dia, hora }: TypedMoment, timeZone: string): Date | null => momentAt(dia, hora, timeZone);

/** The first moment that is too late, of the last minute that is typed. */
function closingOf(typed: TypedMoment, timeZone: string): Date | null {
  const last = momentOf(typed, timeZone);
  return last && minuteAfter(last);
}

/** An empty stage's fields; the code is one that no other has. */
export function newEtapa(etapas: readonly Pick<TypedEtapa, 'codigo'>[]): TypedEtapa {
  let number = etapas.length + 1;
  while (etapas.some(({ codigo }) => codigo === `etapa_${number}`)) number += 1;
  const moment = (hora = '00:00') => ({ dia: '', hora });
  return { codigo: `etapa_${number}`, nombre: '', abre: moment(), cierra: moment('23:59'), publica: moment(), condiciones: [] };
}

/** Only digits are a number here: not '1e3', not an empty text. */
function integerOf(text: string): number | null {
  const typed = typedLine(text);
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : null;
}
