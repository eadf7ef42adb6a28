import { AVISO } from './demoAviso';
import { MOTIVOS } from './demoMotivos';
import { schoolYear, dayOf, midnightAfter } from './demoDates';
import type { Luck } from './luck';

/** The conditions that give priority, the best first; the first stage is for the first four. */
export const PRIORIDADES: readonly string[] = [
  'discapacidad',
  'proteccion',
  'victima',
  'grupo_etnico',
  'hermano_en_institucion',
  'sisben',
];
export const FIRST_ETAPA_PRIORIDADES = PRIORIDADES.slice(0, 4);

/** Days of a correction, and to answer an offer. */
export const SUBSANACION_DAYS = 5;
export const ANSWER_DAYS = 4;

/** Of nobody: numbers and an address that are in use nowhere. */
const CONTACTO = {
  telefono: '(608) 555 0100 ext. 12',
  whatsapp: '300 555 0100',
  correo: 'cupos@educacion.example.gov.co',
  oficina: 'Secretaría de Educación, calle 1 # 2-34, primer piso',
  horario: 'lunes a viernes, de 8 a. m. a 12 m. y de 2 a 5 p. m.',
};

interface DemoEtapa {
  readonly codigo: string;
  readonly nombre: string;
  readonly abre: Date;
  readonly cierra: Date;
  readonly publica: Date;
  /** Who it is for; empty: everyone. */
  readonly condiciones: readonly string[];
}

export interface DemoConvocatoria {
  readonly id: string;
  readonly anio: number;
  readonly estado: 'publicada' | 'archivada';
  readonly abre: Date;
  readonly cierra: Date;
  readonly publica: Date;
  readonly etapas: readonly DemoEtapa[];
  readonly listDays: readonly Date[];
  readonly matricula: { readonly desde: Date; readonly hasta: Date };
}

/** When the first stage of a convocatoria closes that has been open for a month. */
export const firstClosingOf = (now: Date): Date => midnightAfter(now, -14);

/**
 * This year's: open for a month and for two more weeks. Its first stage is closed, its second open.
 * @param firstPublication when the first stage's result is announced for, in days from today
 * @param listDays the first days of the waiting list, in days from today
 */
export function openConvocatoria(
  luck: Luck,
  now: Date,
  { firstPublication, listDays }: { readonly firstPublication: number; readonly listDays: readonly number[] },
): DemoConvocatoria {
  const [abre, cierra, publica] = [midnightAfter(now, -30), midnightAfter(now, 16), midnightAfter(now, 31)];
  const firstClosing = firstClosingOf(now);
  return {
    id: luck.uuid(),
    anio: schoolYear(now),
    estado: 'publicada',
    abre,
    cierra,
    publica,
    etapas: [
      {
        codigo: 'prioritaria',
        nombre: 'Grupos de prioridad',
        abre,
        cierra: firstClosing,
        publica: midnightAfter(now, firstPublication),
        condiciones: FIRST_ETAPA_PRIORIDADES,
      },
      { codigo: 'general', nombre: 'Todos', abre: firstClosing, cierra, publica, condiciones: [] },
    ],
    listDays: [...listDays, 38, 45].map((days) => midnightAfter(now, days)),
    matricula: { desde: midnightAfter(now, 36), hasta: midnightAfter(now, 50) },
  };
}

/**
 * The one of the year before: of a single stage.
 * @param then a moment when its result was published and its list had moved once
 */
export function lastConvocatoria(luck: Luck, now: Date, then: Date): DemoConvocatoria {
  const [abre, cierra, publica] = [midnightAfter(then, -30), firstClosingOf(then), midnightAfter(then, -9)];
  return {
    id: luck.uuid(),
    anio: schoolYear(now) - 1,
    estado: 'archivada',
    abre,
    cierra,
    publica,
    etapas: [{ codigo: 'general', nombre: 'Todos', abre, cierra, publica, condiciones: [] }],
    listDays: [midnightAfter(then, -2)],
    matricula: { desde: midnightAfter(then, -1), hasta: midnightAfter(then, 30) },
  };
}

export function convocatoriaRows(convocatoria: DemoConvocatoria): Readonly<Record<string, readonly object[]>> {
  const { id, anio, estado, abre, cierra, publica, etapas, listDays, matricula } = convocatoria;
  return {
    convocatorias: [
      {
        id,
        anio,
        estado,
        nombre: `Cupos escolares ${anio}`,
        abre,
        cierra,
        publica,
        maximo_opciones: 3,
        aviso: AVISO.version,
        sorteo: 'unico',
        regla_semilla:
          'El número ganador del primer sorteo de la Lotería Nacional posterior a la publicación de la lista congelada, con su serie.',
        dias_para_subsanar: SUBSANACION_DAYS,
        dias_para_responder: ANSWER_DAYS,
        contacto: CONTACTO,
        motivos: MOTIVOS,
        matricula_desde: dayOf(matricula.desde),
        matricula_hasta: dayOf(matricula.hasta),
      },
    ],
    etapas: etapas.map(({ condiciones: _, ...etapa }, i) => ({ convocatoria: id, numero: i + 1, ...etapa, version: 1 })),
    fechas_de_lista: listDays.map((day) => ({ convocatoria: id, dia: dayOf(day) })),
    etapa_condiciones: etapas.flatMap(({ condiciones }, i) =>
      condiciones.map((condicion) => ({ convocatoria: id, numero: i + 1, condicion })),
    ),
    prioridades: PRIORIDADES.map((condicion, i) => ({ convocatoria: id, orden: i + 1, condicion })),
  };
}
