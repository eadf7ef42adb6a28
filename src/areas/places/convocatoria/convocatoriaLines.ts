import { momentAt, momentText, typedDay } from '#domain/words/dates.ts';
import type { ConvocatoriaDeGestion } from '#domain/contractTypes.ts';
import type { Line } from '#ui/lineChanges.ts';
import type { EtapaEscrita, MomentoEscrito, Valores } from './convocatoriaFields';

export type Condiciones = ConvocatoriaDeGestion['condiciones'];

/** What the rules are called, in the form's order. */
export const NOMBRES: Readonly<Record<keyof Valores, string>> = {
  nombre: 'Nombre',
  maximoOpciones: 'Opciones por solicitud',
  diasParaResponder: 'Días para responder',
  etapas: 'Etapas',
  prioridades: 'Prioridades',
  reservas: 'Reservas',
  sorteo: 'Sorteo',
  reglaDeSemilla: 'Regla de la semilla',
  fechasDeLista: 'Fechas de la lista de espera',
};

const MOMENTOS = ['abre', 'cierra', 'publica'] as const;

/** What the moments of a stage are called. */
export const NOMBRES_DE_MOMENTOS: Readonly<Record<(typeof MOMENTOS)[number], string>> = {
  abre: 'Abre',
  cierra: 'Cierra',
  publica: 'Publica el resultado',
};

export const SORTEOS: Readonly<Record<Valores['sorteo'], string>> = {
  unico: 'Un solo número para todos los lugares',
  por_lugar: 'Un número distinto en cada lugar',
};

const NADA = 'Ninguna';

export function nombreDeCondicion(condiciones: Condiciones, codigo: string): string {
  return condiciones.find((una) => una.codigo === codigo)?.nombre ?? codigo;
}

/** What a person calls a stage, from 0, whether it has a name already or not. */
export function nombreDeEtapa({ nombre }: Pick<EtapaEscrita, 'nombre'>, puesto: number): string {
  return nombre.trim() === '' ? `Etapa ${puesto + 1}` : `Etapa ${puesto + 1}: ${nombre.trim()}`;
}

/** Which entry of a list a field path is in, and which of its dates it is, so that equal messages are told apart; '': it is in none. */
export function lugarDeCampo(campo: string, { etapas, prioridades, reservas }: Valores, condiciones: Condiciones): string {
  const [lista, puesto, cual] = campo.split('.');
  const at = Number(puesto);
  const etapa = etapas[at];
  if (lista === 'etapas' && etapa) {
    const momento = MOMENTOS.find((uno) => uno === cual);
    return momento ? `${nombreDeEtapa(etapa, at)}, «${NOMBRES_DE_MOMENTOS[momento]}»` : nombreDeEtapa(etapa, at);
  }
  if (lista === 'fechasDeLista' && puesto !== undefined) return `Fecha ${at + 1} de la lista de espera`;
  const de = { prioridades: { que: 'Prioridad', filas: prioridades }, reservas: { que: 'Reserva', filas: reservas } };
  if (lista !== 'prioridades' && lista !== 'reservas') return '';
  const fila = de[lista].filas[at];
  return fila ? `${de[lista].que} «${nombreDeCondicion(condiciones, fila.condicion)}»` : '';
}

/** A list in its order, one a line. */
const lista = (textos: readonly string[]): string =>
  textos.length === 0 ? NADA : textos.map((texto, puesto) => `${puesto + 1}. ${texto}`).join('\n');

/** The rules that are of the whole call. */
export function lineasDeReglas(valores: Valores, condiciones: Condiciones): Line[] {
  const nombre = (codigo: string) => nombreDeCondicion(condiciones, codigo);
  const textos: Omit<Record<keyof Valores, string>, 'etapas'> = {
    nombre: valores.nombre,
    maximoOpciones: valores.maximoOpciones,
    diasParaResponder: valores.diasParaResponder,
    prioridades: lista(valores.prioridades.map(({ condicion }) => nombre(condicion))),
    reservas: lista(valores.reservas.map(({ condicion, puestos }) => `${nombre(condicion)}: ${puestos} en cada oferta`)),
    sorteo: SORTEOS[valores.sorteo],
    reglaDeSemilla: valores.reglaDeSemilla,
    fechasDeLista: valores.fechasDeLista.map(({ dia }) => typedDay(dia)).join(', ') || NADA,
  };
  return (Object.keys(textos) as (keyof typeof textos)[]).map((key) => ({ key, name: NOMBRES[key], value: textos[key] }));
}

/** One stage; `cierre` writes its end: as it is typed, or as families are told it. */
export function lineasDeEtapa(etapa: EtapaEscrita, condiciones: Condiciones, timeZone: string, cierre = momentText): Line[] {
  const { codigo, abre, cierra, publica } = etapa;
  const momento = ({ dia, hora }: MomentoEscrito, escribir = momentText) => {
    const instante = momentAt(dia, hora, timeZone);
    return instante ? escribir(instante.toISOString(), timeZone) : `${typedDay(dia)} ${hora}`.trim();
  };
  const para = etapa.condiciones.map((una) => nombreDeCondicion(condiciones, una));
  return [
    { key: 'codigo', name: 'Código', value: codigo },
    { key: 'abre', name: NOMBRES_DE_MOMENTOS.abre, value: momento(abre) },
    { key: 'cierra', name: NOMBRES_DE_MOMENTOS.cierra, value: momento(cierra, cierre) },
    { key: 'publica', name: NOMBRES_DE_MOMENTOS.publica, value: momento(publica) },
    { key: 'condiciones', name: 'Para', value: para.length === 0 ? 'Todos' : para.join(', ') },
  ];
}
