import * as v from 'valibot';
import { dayOf, momentAt, timeOf } from '#domain/words/dates.ts';
import type { ReglasDeConvocatoria } from '#domain/contractTypes.ts';

const momentoSchema = v.object({
  /** A day ('aaaa-mm-dd'), or what was typed as long as it is none. */
  dia: v.string(),
  /** 'hh:mm' by the city's clock; empty: none. */
  hora: v.string(),
});
export type MomentoEscrito = v.InferOutput<typeof momentoSchema>;

const etapaSchema = v.object({
  codigo: v.string(),
  nombre: v.string(),
  abre: momentoSchema,
  cierra: momentoSchema,
  publica: momentoSchema,
  condiciones: v.array(v.string()),
});
export type EtapaEscrita = v.InferOutput<typeof etapaSchema>;

/** The call's rules as they stand in the form's fields: as typed, right or not. */
export const valoresSchema = v.object({
  nombre: v.string(),
  maximoOpciones: v.string(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  reglaDeSemilla: v.string(),
  diasParaResponder: v.string(),
  etapas: v.array(etapaSchema),
  prioridades: v.array(v.object({ condicion: v.string() })),
  reservas: v.array(v.object({ condicion: v.string(), puestos: v.string() })),
  fechasDeLista: v.array(v.object({ dia: v.string() })),
});
export type Valores = v.InferOutput<typeof valoresSchema>;

/** What the fields show of rules that were read. */
export function valoresDe(reglas: ReglasDeConvocatoria, timeZone: string): Valores {
  const momento = (texto: string): MomentoEscrito => {
    const instante = new Date(texto);
    return { dia: dayOf(instante, timeZone), hora: timeOf(instante, timeZone) };
  };
  return {
    nombre: reglas.nombre,
    maximoOpciones: String(reglas.maximoOpciones),
    sorteo: reglas.sorteo,
    reglaDeSemilla: reglas.reglaDeSemilla,
    diasParaResponder: String(reglas.diasParaResponder),
    etapas: reglas.etapas.map(({ codigo, nombre, abre, cierra, publica, condiciones }) => ({
      codigo,
      nombre,
      abre: momento(abre),
      cierra: momento(cierra),
      publica: momento(publica),
      condiciones: [...condiciones].sort(),
    })),
    prioridades: reglas.prioridades.map((condicion) => ({ condicion })),
    reservas: reglas.reservas.map(({ condicion, puestos }) => ({ condicion, puestos: String(puestos) })),
    fechasDeLista: reglas.fechasDeLista.map((dia) => ({ dia })),
  };
}

/** What `reglasSchema` takes of the fields: of the contract's shape, still unchecked. */
export function reglasEscritas(valores: Valores, timeZone: string): unknown {
  // What is no moment is left for the schema to tell.
  const momento = ({ dia, hora }: MomentoEscrito) => momentAt(dia, hora, timeZone)?.toISOString() ?? '';
  return {
    ...valores,
    maximoOpciones: entero(valores.maximoOpciones),
    diasParaResponder: entero(valores.diasParaResponder),
    etapas: valores.etapas.map((etapa) => ({
      ...etapa,
      abre: momento(etapa.abre),
      cierra: momento(etapa.cierra),
      publica: momento(etapa.publica),
    })),
    prioridades: valores.prioridades.map(({ condicion }) => condicion),
    reservas: valores.reservas.map(({ condicion, puestos }) => ({ condicion, puestos: entero(puestos) })),
    fechasDeLista: valores.fechasDeLista.map(({ dia }) => dia),
  };
}

/** An empty stage's fields; the code is one that no other has. */
export function etapaNueva(etapas: readonly Pick<EtapaEscrita, 'codigo'>[]): EtapaEscrita {
  let numero = etapas.length + 1;
  while (etapas.some(({ codigo }) => codigo === `etapa_${numero}`)) numero += 1;
  const momento = () => ({ dia: '', hora: '00:00' });
  return { codigo: `etapa_${numero}`, nombre: '', abre: momento(), cierra: momento(), publica: momento(), condiciones: [] };
}

/** Only digits are a number here: not '1e3', not an empty text. */
function entero(texto: string): number | null {
  return /^-?\d{1,9}$/.test(texto.trim()) ? Number(texto) : null;
}
