import { AVISO } from './demoAviso';
import { anioLectivo, diaDe, medianoche } from './demoDates';
import type { Suerte } from './luck';

/** The conditions that give priority, the best first; the first stage is for the first four. */
export const PRIORIDADES: readonly string[] = [
  'discapacidad',
  'proteccion',
  'victima',
  'grupo_etnico',
  'hermano_en_institucion',
  'sisben',
];
export const DE_PRIMERA_ETAPA = PRIORIDADES.slice(0, 4);

export interface ConvocatoriaSembrada {
  readonly id: string;
  readonly anio: number;
  readonly abre: Date;
  readonly cierra: Date;
  /** Until when requests were counted for the first stage. */
  readonly primerCorte: Date;
  /** When the first stage's result was published. */
  readonly primeraPublicacion: Date;
  /** When the waiting list moved. */
  readonly lista: Date;
  readonly diasParaSubsanar: number;
  readonly diasParaResponder: number;
}

/** The rows of a call that has been open for a month: its first stage is published, its second is to come. */
export function convocar(suerte: Suerte, ahora: Date): { convocatoria: ConvocatoriaSembrada; filas: Record<string, object[]> } {
  const convocatoria: ConvocatoriaSembrada = {
    id: suerte.uuid(),
    anio: anioLectivo(ahora),
    abre: medianoche(ahora, -30),
    cierra: medianoche(ahora, 16),
    primerCorte: medianoche(ahora, -14),
    primeraPublicacion: medianoche(ahora, -9),
    lista: medianoche(ahora, -2),
    diasParaSubsanar: 5,
    diasParaResponder: 4,
  };
  const { id, anio } = convocatoria;
  const filas = {
    convocatorias: [
      {
        id,
        anio,
        nombre: `Cupos escolares ${anio}`,
        abre: convocatoria.abre,
        cierra: convocatoria.cierra,
        publica: medianoche(ahora, 31),
        maximo_opciones: 3,
        aviso: AVISO.version,
        sorteo: 'unico',
        regla_semilla:
          'El número ganador del primer sorteo de la Lotería Nacional posterior a la publicación de la lista congelada, con su serie.',
        dias_para_subsanar: convocatoria.diasParaSubsanar,
        dias_para_responder: convocatoria.diasParaResponder,
      },
    ],
    etapas: [
      {
        convocatoria: id,
        numero: 1,
        codigo: 'prioritaria',
        nombre: 'Grupos de prioridad',
        abre: convocatoria.abre,
        cierra: convocatoria.primerCorte,
        publica: convocatoria.primeraPublicacion,
        version: 1,
      },
      {
        convocatoria: id,
        numero: 2,
        codigo: 'general',
        nombre: 'Todos',
        abre: convocatoria.primerCorte,
        cierra: convocatoria.cierra,
        publica: medianoche(ahora, 31),
        version: 1,
      },
    ],
    fechas_de_lista: [-2, 38, 45].map((dias) => ({ convocatoria: id, dia: diaDe(medianoche(ahora, dias)) })),
    etapa_condiciones: DE_PRIMERA_ETAPA.map((condicion) => ({ convocatoria: id, numero: 1, condicion })),
    prioridades: PRIORIDADES.map((condicion, i) => ({ convocatoria: id, orden: i + 1, condicion })),
  };
  return { convocatoria, filas };
}
