import type { Estado } from '#domain/contractTypes.ts';
import type { SolicitudDescrita, TareaDeTanda } from '../places/allocation/computation/tasks';
import { vacantesDe, type Oferta } from './city';
import { DE_PRIMERA_ETAPA, PRIORIDADES } from './demoConvocatoria';
import { masHoras, medianoche } from './demoDates';
import type { Fabrica, Ficha } from './demoSolicitud';
import { asignar, congelar, moverLista } from './firstEtapa';
import { radicar, type Tramite, validar } from './demoProcessing';
import { despues, mover } from './life';

/** Grados whose seats are few: some of who ask get none. */
const GRADOS_DISPUTADOS = [1, 2, 3, 7, 9] as const;
const OFERTAS_DISPUTADAS = 5;
const POR_GRADO = 34;

/** What those who were offered a seat did, one after the other. */
const RESPUESTAS: readonly Estado[] = [
  'aceptada',
  'matriculada',
  'declinada',
  'aceptada_y_en_lista',
  'vencida',
  'aceptada',
  'matriculada',
];

export interface EtapaPublicada {
  readonly fichas: readonly Ficha[];
  /** What each is told of its options. */
  readonly resultados: ReadonlyMap<Ficha, SolicitudDescrita['opciones']>;
  /** The tables of the run but for those of each request. */
  readonly tablas: Readonly<Record<'corridas' | 'cortes' | 'tandas', readonly object[]>>;
  /** What the run gave to each. */
  readonly dadas: ReadonlyMap<Ficha, Omit<SolicitudDescrita, 'tiquete' | 'opciones'>>;
}

function responder({ suerte, convocatoria, ahora }: Tramite, ficha: Ficha, respuesta: Estado): void {
  const { vida } = ficha;
  const plazo = vida.plazo ?? ahora;
  if (respuesta === 'vencida') {
    mover(vida, convocatoria, { a: 'vencida', papel: 'sistema', en: plazo, motivo: 'Venció el plazo para responder.' });
    return;
  }
  const hayMejor = ficha.ofertaAsignada !== ficha.datos.opciones[0];
  const acepta = respuesta === 'matriculada' || (respuesta === 'aceptada_y_en_lista' && !hayMejor);
  const a = acepta ? 'aceptada' : respuesta;
  mover(vida, convocatoria, { a, papel: 'familia', en: despues(vida, suerte, plazo), hayMejor });
  if (respuesta !== 'matriculada') return;
  mover(vida, convocatoria, { a: 'matriculada', papel: 'funcionario', quien: 'funcionario', en: despues(vida, suerte, ahora) });
}

/** The first stage's requests: filed, validated, allocated, answered, and their waiting list moved once. */
export function publicarPrimeraEtapa(tramite: Tramite, fabrica: Fabrica, ofertas: readonly Oferta[]): EtapaPublicada {
  const { suerte, convocatoria } = tramite;
  const { abre, primerCorte, primeraPublicacion, lista, diasParaResponder } = convocatoria;

  const fichas = GRADOS_DISPUTADOS.flatMap((grado) => {
    const escasas = ofertas.filter((oferta) => oferta.grado === grado && vacantesDe(oferta) >= 2 && vacantesDe(oferta) <= 5);
    const entre = suerte.sacar(escasas, OFERTAS_DISPUTADAS);
    return Array.from({ length: POR_GRADO }, () => {
      const condicion = suerte.elegir(DE_PRIMERA_ETAPA);
      const ficha = fabrica.hacer({ grado, entre, condicion });
      radicar(tramite, ficha, abre, medianoche(primerCorte, -4));
      validar(tramite, ficha, primerCorte, condicion);
      return ficha;
    });
  });

  const claseDe = ({ decisiones }: Ficha): number => {
    const aprobadas = decisiones.filter(({ decision }) => decision === 'aprobada').map(({ condicion }) => condicion);
    return PRIORIDADES.findIndex((condicion) => aprobadas.includes(condicion));
  };
  const aspirantes = fichas.map((ficha) => ({
    tiquete: ficha.tiquete,
    clase: claseDe(ficha),
    opciones: ficha.datos.opciones,
  }));
  const congelada = congelar(ofertas, aspirantes, PRIORIDADES.length + 1);
  const corrida = asignar(congelada);
  const primeras = new Map(corrida.solicitudes.map((una) => [una.tiquete, una]));

  const ofrecer = (ficha: Ficha, oferta: string, en: Date): void => {
    const plazo = medianoche(en, diasParaResponder + 1);
    mover(ficha.vida, convocatoria, { a: 'asignada', papel: 'asignacion', quien: 'secretaria', en, plazo });
    ficha.ofertaAsignada = oferta;
    ficha.resultadoEn = en;
  };
  let turno = 0;
  for (const ficha of fichas) {
    const oferta = primeras.get(ficha.tiquete)?.oferta ?? null;
    if (oferta !== null) {
      ofrecer(ficha, oferta, primeraPublicacion);
      responder(tramite, ficha, RESPUESTAS[turno % RESPUESTAS.length] ?? 'aceptada');
      turno += 1;
      continue;
    }
    ficha.resultadoEn = primeraPublicacion;
    mover(ficha.vida, convocatoria, { a: 'en_lista_de_espera', papel: 'asignacion', quien: 'secretaria', en: primeraPublicacion });
  }

  // The seats of who declined or let it lapse go to the list.
  for (const ficha of fichas) {
    if (ficha.vida.estado === 'declinada' || ficha.vida.estado === 'vencida') ficha.ofertaAsignada = null;
  }
  const ocupados = new Map<string, number>();
  for (const { ofertaAsignada } of fichas) {
    if (ofertaAsignada !== null) ocupados.set(ofertaAsignada, (ocupados.get(ofertaAsignada) ?? 0) + 1);
  }
  const tanda = moverLista(congelada, {
    situaciones: fichas.map(({ tiquete, vida, ofertaAsignada }) => ({
      tiquete,
      situacion: situacionDe(vida.estado),
      oferta: ofertaAsignada,
    })),
    libres: ofertas.map((oferta) => ({ oferta: oferta.id, libres: vacantesDe(oferta) - (ocupados.get(oferta.id) ?? 0) })),
  });
  const segundas = new Map(tanda.solicitudes.map((una) => [una.tiquete, una]));
  let ofrecidos = 0;
  const resultados = new Map<Ficha, SolicitudDescrita['opciones']>();
  for (const ficha of fichas) {
    const espera = ['con-cupo', 'sin-cupo'].includes(situacionDe(ficha.vida.estado));
    const ahora = (espera ? segundas : primeras).get(ficha.tiquete);
    resultados.set(ficha, ahora?.opciones ?? []);
    if (!espera || !ahora || ahora.oferta === null || ahora.oferta === ficha.ofertaAsignada) continue;
    ofrecer(ficha, ahora.oferta, lista);
    ofrecidos += 1;
  }

  const deEtapa = { convocatoria: convocatoria.id, numero: 1 };
  const tablas = {
    corridas: [
      {
        ...deEtapa,
        replica: congelada.replica,
        huella_lista: congelada.huella,
        solicitudes: fichas.length,
        congelada_en: masHoras(primerCorte, 10),
        congelada_por: 'coordinador',
        semilla: congelada.semilla,
        sorteada_en: masHoras(primerCorte, 34),
        sorteada_por: 'coordinador',
        huella_resultado: corrida.huella,
        corrida_en: masHoras(primerCorte, 35),
        corrida_por: 'coordinador',
        publicada_en: primeraPublicacion,
        publicada_por: 'secretaria',
      },
    ],
    cortes: tanda.cortes.map((corte) => ({ ...deEtapa, ...corte })),
    tandas: [{ ...deEtapa, tanda: 1, replica: tanda.replica, huella: tanda.huella, en: lista, por: 'secretaria', ofrecidos }],
  };
  const dadas = new Map(
    fichas.flatMap((ficha) => {
      const { oferta = null, opcion = null, clase = 1, sorteo = null } = primeras.get(ficha.tiquete) ?? {};
      return [[ficha, { oferta, opcion, clase, sorteo }] as const];
    }),
  );
  return { fichas, resultados, tablas, dadas };
}

function situacionDe(estado: Estado | null): TareaDeTanda['situaciones'][number]['situacion'] {
  if (estado === 'en_lista_de_espera') return 'sin-cupo';
  if (estado === 'aceptada_y_en_lista') return 'con-cupo';
  return estado === 'aceptada' || estado === 'matriculada' || estado === 'asignada' ? 'firme' : 'fuera';
}
