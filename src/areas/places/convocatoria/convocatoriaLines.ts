import { momentText, typedDay } from '#domain/words/dates.ts';
import type { ManagedConvocatoria } from '#domain/contractTypes.ts';
import type { Line } from '#ui/lineChanges.ts';
import { momentOf, type TypedEtapa, type TypedMoment, type ConvocatoriaFields } from './convocatoriaFields';

export type Condiciones = ManagedConvocatoria['condiciones'];

/** What the rules are called, in the form's order. */
export const FIELD_NAMES: Readonly<Record<keyof ConvocatoriaFields, string>> = {
  nombre: 'Nombre',
  maximoOpciones: 'Opciones por solicitud',
  diasParaResponder: 'Días para responder',
  aniosDeDatos: 'Años que se conservan los datos',
  etapas: 'Etapas',
  prioridades: 'Prioridades',
  hermanos: 'Hermanos',
  reservas: 'Reservas',
  sorteo: 'Sorteo',
  reglaDeSemilla: 'Regla de la semilla',
  fechasDeLista: 'Fechas de la lista de espera',
  matriculaDesde: 'Primer día de la matrícula',
  matriculaHasta: 'Último día de la matrícula',
  motivo: 'Por qué se amplía',
};

const MOMENTS = ['abre', 'cierra', 'publica'] as const;

/** What the moments of a stage are called. */
export const MOMENT_NAMES: Readonly<Record<(typeof MOMENTS)[number], string>> = {
  abre: 'Abre',
  cierra: 'Cierra',
  publica: 'Publica el resultado',
};

export const LOTTERY_NAMES: Readonly<Record<ConvocatoriaFields['sorteo'], string>> = {
  unico: 'Un solo número para todos los lugares',
  por_lugar: 'Un número distinto en cada lugar',
};

const NONE = 'Ninguna';

/** What a seat of an older sibling counts as; '': nothing. `nombre`: the condition's. */
export const hermanosText = (codigo: string, nombre: string): string =>
  codigo === '' ? 'El cupo de un hermano mayor no cuenta' : `Cuenta como «${nombre}»`;

export function condicionName(condiciones: Condiciones, codigo: string): string {
  return condiciones.find((one) => one.codigo === codigo)?.nombre ?? codigo;
}

/** What a person calls a stage, from 0, whether it has a name already or not. */
export function etapaName({ nombre }: Pick<TypedEtapa, 'nombre'>, position: number): string {
  return nombre.trim() === '' ? `Etapa ${position + 1}` : `Etapa ${position + 1}: ${nombre.trim()}`;
}

/** Which entry of a list a field path is in, and which of its dates it is, so that equal messages are told apart; '': it is in none. */
export function fieldPlaceText(
  path: string,
  { etapas, prioridades, reservas }: ConvocatoriaFields,
  condiciones: Condiciones,
): string {
  const [list, position, part] = path.split('.');
  const at = Number(position);
  const etapa = etapas[at];
  if (list === 'etapas' && etapa) {
    const moment = MOMENTS.find((one) => one === part);
    return moment ? `${etapaName(etapa, at)}, «${MOMENT_NAMES[moment]}»` : etapaName(etapa, at);
  }
  if (list === 'fechasDeLista' && position !== undefined) return `Fecha ${at + 1} de la lista de espera`;
  const listed = {
    prioridades: { entryName: 'Prioridad', entries: prioridades },
    reservas: { entryName: 'Reserva', entries: reservas },
  };
  if (list !== 'prioridades' && list !== 'reservas') return '';
  const entry = listed[list].entries[at];
  return entry ? `${listed[list].entryName} «${condicionName(condiciones, entry.condicion)}»` : '';
}

/** A list in its order, one a line. */
const list = (texts: readonly string[]): string =>
  texts.length === 0 ? NONE : texts.map((text, position) => `${position + 1}. ${text}`).join('\n');

/** The rules that are of the whole convocatoria. */
export function convocatoriaLines(valores: ConvocatoriaFields, condiciones: Condiciones): Line[] {
  const nombre = (codigo: string) => condicionName(condiciones, codigo);
  const texts: Omit<Record<keyof ConvocatoriaFields, string>, 'etapas' | 'motivo'> = {
    nombre: valores.nombre,
    maximoOpciones: valores.maximoOpciones,
    diasParaResponder: valores.diasParaResponder,
    aniosDeDatos: valores.aniosDeDatos,
    prioridades: list(valores.prioridades.map(({ condicion }) => nombre(condicion))),
    hermanos: hermanosText(valores.hermanos, nombre(valores.hermanos)),
    reservas: list(valores.reservas.map(({ condicion, puestos }) => `${nombre(condicion)}: ${puestos} en cada oferta`)),
    sorteo: LOTTERY_NAMES[valores.sorteo],
    reglaDeSemilla: valores.reglaDeSemilla,
    fechasDeLista: valores.fechasDeLista.map(({ dia }) => typedDay(dia)).join(', ') || NONE,
    matriculaDesde: typedDay(valores.matriculaDesde) || NONE,
    matriculaHasta: typedDay(valores.matriculaHasta) || NONE,
  };
  return (Object.keys(texts) as (keyof typeof texts)[]).map((key) => ({ key, name: FIELD_NAMES[key], value: texts[key] }));
}

/** One stage, as families are told it. */
export function etapaLines(etapa: TypedEtapa, condiciones: Condiciones, timeZone: string): Line[] {
  const { codigo, abre, cierra, publica } = etapa;
  const moment = (typed: TypedMoment) => {
    const instant = momentOf(typed, timeZone);
    return instant ? momentText(instant.toISOString(), timeZone) : `${typedDay(typed.dia)} ${typed.hora}`.trim();
  };
  const forWhom = etapa.condiciones.map((one) => condicionName(condiciones, one));
  return [
    { key: 'codigo', name: 'Código', value: codigo },
    { key: 'abre', name: MOMENT_NAMES.abre, value: moment(abre) },
    { key: 'cierra', name: MOMENT_NAMES.cierra, value: moment(cierra) },
    { key: 'publica', name: MOMENT_NAMES.publica, value: moment(publica) },
    { key: 'condiciones', name: 'Para', value: forWhom.length === 0 ? 'Todos' : forWhom.join(', ') },
  ];
}
