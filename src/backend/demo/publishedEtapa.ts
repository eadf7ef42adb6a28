import { addSemilla } from '#allocation/replica/writeReplica.ts';
import type { ActaDeSorteo } from '#domain/contractTypes.ts';
import type { DescribedCutOff, DescribedSolicitud } from '../places/allocation/computation/tasks';
import { ANSWERS, answerOffer } from './answerOffer';
import { vacantesOf, type Oferta } from './city';
import { ANSWER_DAYS, firstClosingOf, PRIORIDADES } from './demoConvocatoria';
import { plusHours, midnightAfter } from './demoDates';
import type { DemoSolicitud } from './demoSolicitud';
import { allocate, type Applicant, freeze } from './runEtapa';
import type { DemoSetting } from './demoProcessing';
import { move } from './life';

/** What the run of a stage leaves. */
export interface PublishedEtapa {
  /** What each is told of its options. */
  readonly results: ReadonlyMap<DemoSolicitud, DescribedSolicitud['opciones']>;
  /** The tables of the run but for those of each solicitud. */
  readonly tables: Readonly<Record<'corridas' | 'cortes' | 'cortes_de_tanda' | 'tandas', readonly object[]>>;
  /** What the run gave to each. */
  readonly given: ReadonlyMap<DemoSolicitud, Omit<DescribedSolicitud, 'tiquete' | 'opciones'>>;
}

/**
 * Publishes the first stage: its solicitudes are allocated and answer, and the waiting list moves once.
 * @param demoSolicitudes validated
 * @param listClosed when its waiting list was closed, if it was
 */
export function publishEtapa(
  setting: DemoSetting,
  demoSolicitudes: readonly DemoSolicitud[],
  ofertas: readonly Oferta[],
  listClosed: Date | null = null,
): PublishedEtapa {
  const { convocatoria, now } = setting;
  const [firstClosing, firstPublication, listMoved] = [firstClosingOf(now), midnightAfter(now, -9), midnightAfter(now, -2)];

  const classOf = ({ decisions }: DemoSolicitud): number => {
    const approved = decisions.filter(({ decision }) => decision === 'aprobada').map(({ condicion }) => condicion);
    return PRIORIDADES.findIndex((condicion) => approved.includes(condicion));
  };
  const applicantOf = (demoSolicitud: DemoSolicitud): Applicant => ({
    ticket: demoSolicitud.ticket,
    priorityClass: classOf(demoSolicitud),
    opciones: demoSolicitud.data.opciones,
  });
  const places = ofertas.map((oferta) => ({ id: oferta.id, vacantes: vacantesOf(oferta) }));
  const frozenList = freeze(places, demoSolicitudes.map(applicantOf), PRIORIDADES.length + 1);
  const run = allocate(frozenList);
  const first = new Map(run.solicitudes.map((one) => [one.tiquete, one]));

  const offer = (demoSolicitud: DemoSolicitud, oferta: string, en: Date): void => {
    const deadline = midnightAfter(en, ANSWER_DAYS + 1);
    move(demoSolicitud.life, convocatoria, { to: 'asignada', role: 'asignacion', who: 'secretaria', en, plazo: deadline });
    demoSolicitud.ofertaAsignada = oferta;
    demoSolicitud.resultAt = en;
  };
  let turn = 0;
  for (const demoSolicitud of demoSolicitudes) {
    const oferta = first.get(demoSolicitud.ticket)?.oferta ?? null;
    if (oferta !== null) {
      offer(demoSolicitud, oferta, firstPublication);
      answerOffer(setting, demoSolicitud, ANSWERS[turn % ANSWERS.length] ?? 'aceptada');
      turn += 1;
      continue;
    }
    demoSolicitud.resultAt = firstPublication;
    move(demoSolicitud.life, convocatoria, {
      to: 'en_lista_de_espera',
      role: 'asignacion',
      who: 'secretaria',
      en: firstPublication,
    });
  }

  // The seats of who declined or let it lapse go to the list.
  for (const demoSolicitud of demoSolicitudes) {
    const { life, ofertaAsignada } = demoSolicitud;
    if (life.estado !== 'declinada' && life.estado !== 'vencida') continue;
    demoSolicitud.ofertaDevuelta = ofertaAsignada;
    demoSolicitud.ofertaAsignada = null;
  }
  const taken = new Map<string, number>();
  for (const { ofertaAsignada } of demoSolicitudes) {
    if (ofertaAsignada !== null) taken.set(ofertaAsignada, (taken.get(ofertaAsignada) ?? 0) + 1);
  }
  const waitingList = freeze(
    places.map(({ id, vacantes }) => ({ id, vacantes: vacantes - (taken.get(id) ?? 0) })),
    demoSolicitudes
      .filter(waits)
      .map((demoSolicitud) => ({ ...applicantOf(demoSolicitud), cupoActual: demoSolicitud.ofertaAsignada ?? undefined })),
    PRIORIDADES.length + 1,
  );
  const tanda = allocate(waitingList);
  const second = new Map(tanda.solicitudes.map((one) => [one.tiquete, one]));
  let offered = 0;
  const results = new Map<DemoSolicitud, DescribedSolicitud['opciones']>();
  for (const demoSolicitud of demoSolicitudes) {
    const before = first.get(demoSolicitud.ticket)?.opciones ?? [];
    const now = second.get(demoSolicitud.ticket);
    results.set(demoSolicitud, now ? tellBatch(before, now.opciones) : before);
    if (!now || now.oferta === null || now.oferta === demoSolicitud.ofertaAsignada) continue;
    offer(demoSolicitud, now.oferta, listMoved);
    offered += 1;
  }

  const etapaKey = { convocatoria: convocatoria.id, numero: 1 };
  const tables = {
    corridas: [
      {
        ...etapaKey,
        replica: frozenList.replica,
        huella_lista: frozenList.hash,
        solicitudes: demoSolicitudes.length,
        congelada_en: plusHours(firstClosing, 10),
        congelada_por: 'coordinador',
        semilla: frozenList.semilla,
        acta: actaOf(plusHours(firstClosing, 33)),
        sorteada_en: plusHours(firstClosing, 34),
        sorteada_por: 'coordinador',
        huella_resultado: run.huella,
        huella_calculada: run.huella,
        corrida_en: plusHours(firstClosing, 35),
        corrida_por: 'coordinador',
        publicada_en: firstPublication,
        publicada_por: 'secretaria',
        cerrada_en: listClosed,
      },
    ],
    cortes: run.cortes.map(({ nuevos: _, ...cutOff }, at) => ({
      ...etapaKey,
      ...cutOff,
      corte: corteAfter(cutOff, tanda.cortes[at]),
    })),
    cortes_de_tanda: run.cortes.flatMap(({ oferta, corte }, at) => [
      { ...etapaKey, oferta, tanda: 0, corte },
      { ...etapaKey, oferta, tanda: 1, corte: corteAfter({ corte }, tanda.cortes[at]) },
    ]),
    tandas: [
      {
        ...etapaKey,
        tanda: 1,
        replica: addSemilla(waitingList.replica, waitingList.semilla),
        huella: tanda.huella,
        en: listMoved,
        por: 'secretaria',
        ofrecidos: offered,
      },
    ],
  };
  const given = new Map(
    demoSolicitudes.flatMap((demoSolicitud) => {
      const { oferta = null, opcion = null, clase: priorityClass = 1, sorteo = null } = first.get(demoSolicitud.ticket) ?? {};
      return [[demoSolicitud, { oferta, opcion, reserva: null, clase: priorityClass, sorteo }] as const];
    }),
  );
  return { results, tables, given };
}

const actaOf = (drawn: Date): ActaDeSorteo => ({
  origen: 'fuente_publica',
  fuente: 'Lotería Nacional, sorteo 2811: número 4821, serie 116',
  en: drawn.toISOString(),
  enlace: 'https://loteria.example.gov.co/sorteos/2811',
  documento: 'Acta 7 de la Secretaría de Educación',
  testigos: ['Marta Lucía Cano Ríos', 'Jorge Iván Pineda Sáenz'],
});

const waits = ({ life }: DemoSolicitud): boolean => life.estado === 'en_lista_de_espera' || life.estado === 'aceptada_y_en_lista';

/** A batch without a seat at an oferta leaves what was told of it. */
function tellBatch(before: DescribedSolicitud['opciones'], now: DescribedSolicitud['opciones']): DescribedSolicitud['opciones'] {
  return before.map((opcion, at) => {
    const resultado = now[at]?.resultado ?? 'sin_vacantes';
    return resultado === 'sin_vacantes' ? opcion : { ...opcion, resultado };
  });
}

function corteAfter({ corte }: Pick<DescribedCutOff, 'corte'>, batch: DescribedCutOff | undefined): string | null {
  return batch && (batch.nuevos > 0 || batch.corte === null) ? batch.corte : corte;
}
