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

/** Of nobody: numbers and an address that are in use nowhere. */
const CONTACTO = {
  telefono: '(608) 555 0100 ext. 12',
  whatsapp: '300 555 0100',
  correo: 'cupos@educacion.example.gov.co',
  oficina: 'Secretaría de Educación, calle 1 # 2-34, primer piso',
  horario: 'lunes a viernes, de 8 a. m. a 12 m. y de 2 a 5 p. m.',
};

export interface DemoConvocatoria {
  readonly id: string;
  readonly anio: number;
  readonly abre: Date;
  readonly cierra: Date;
  /** Until when solicitudes were counted for the first stage. */
  readonly firstClosing: Date;
  /** When the first stage's result was published. */
  readonly firstPublication: Date;
  /** When the waiting list moved. */
  readonly listMoved: Date;
  readonly subsanacionDays: number;
  readonly answerDays: number;
}

/** The rows of a convocatoria that has been open for a month: its first stage is published, its second is to come. */
export function createConvocatoria(luck: Luck, now: Date): { convocatoria: DemoConvocatoria; rows: Record<string, object[]> } {
  const convocatoria: DemoConvocatoria = {
    id: luck.uuid(),
    anio: schoolYear(now),
    abre: midnightAfter(now, -30),
    cierra: midnightAfter(now, 16),
    firstClosing: midnightAfter(now, -14),
    firstPublication: midnightAfter(now, -9),
    listMoved: midnightAfter(now, -2),
    subsanacionDays: 5,
    answerDays: 4,
  };
  const { id, anio } = convocatoria;
  const rows = {
    convocatorias: [
      {
        id,
        anio,
        nombre: `Cupos escolares ${anio}`,
        abre: convocatoria.abre,
        cierra: convocatoria.cierra,
        publica: midnightAfter(now, 31),
        maximo_opciones: 3,
        aviso: AVISO.version,
        sorteo: 'unico',
        regla_semilla:
          'El número ganador del primer sorteo de la Lotería Nacional posterior a la publicación de la lista congelada, con su serie.',
        dias_para_subsanar: convocatoria.subsanacionDays,
        dias_para_responder: convocatoria.answerDays,
        contacto: CONTACTO,
        motivos: MOTIVOS,
        matricula_desde: dayOf(midnightAfter(now, 36)),
        matricula_hasta: dayOf(midnightAfter(now, 50)),
      },
    ],
    etapas: [
      {
        convocatoria: id,
        numero: 1,
        codigo: 'prioritaria',
        nombre: 'Grupos de prioridad',
        abre: convocatoria.abre,
        cierra: convocatoria.firstClosing,
        publica: convocatoria.firstPublication,
        version: 1,
      },
      {
        convocatoria: id,
        numero: 2,
        codigo: 'general',
        nombre: 'Todos',
        abre: convocatoria.firstClosing,
        cierra: convocatoria.cierra,
        publica: midnightAfter(now, 31),
        version: 1,
      },
    ],
    fechas_de_lista: [-2, 38, 45].map((days) => ({ convocatoria: id, dia: dayOf(midnightAfter(now, days)) })),
    etapa_condiciones: FIRST_ETAPA_PRIORIDADES.map((condicion) => ({ convocatoria: id, numero: 1, condicion })),
    prioridades: PRIORIDADES.map((condicion, i) => ({ convocatoria: id, orden: i + 1, condicion })),
  };
  return { convocatoria, rows };
}
