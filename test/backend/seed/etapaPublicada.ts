import type { Estado } from '../../../src/shared/educacion/tipos';
import { vacantesDe, type Oferta } from './ciudad';
import { DE_PRIMERA_ETAPA, PRIORIDADES } from './convocatoria';
import { medianoche } from './fechas';
import type { Fabrica, Ficha } from './fichas';
import { explicar, moverLista, ordenar, repartir, type ResultadoDeOpcion } from './primeraEtapa';
import { radicar, type Tramite, validar } from './tramite';
import { despues, mover } from './vida';

const SEMILLA = 'demostración';

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
  readonly resultados: ReadonlyMap<Ficha, readonly ResultadoDeOpcion[]>;
}

function responder({ suerte, convocatoria, ahora }: Tramite, ficha: Ficha, respuesta: Estado): void {
  const { vida } = ficha;
  const plazo = vida.plazo ?? ahora;
  if (respuesta === 'vencida') {
    mover(vida, convocatoria, { a: 'vencida', papel: 'sistema', en: plazo, motivo: 'Venció el plazo para responder.' });
    return;
  }
  const a = respuesta === 'matriculada' ? 'aceptada' : respuesta;
  mover(vida, convocatoria, { a, papel: 'familia', en: despues(vida, suerte, plazo) });
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

  const prioridadDe = ({ decisiones }: Ficha): number => {
    const aprobadas = decisiones.filter(({ decision }) => decision === 'aprobada').map(({ condicion }) => condicion);
    return PRIORIDADES.findIndex((condicion) => aprobadas.includes(condicion)) + 1;
  };
  const porTiquete = new Map(fichas.map((ficha) => [ficha.tiquete, ficha]));
  const aspirantes = fichas.map((ficha) => ({
    tiquete: ficha.tiquete,
    prioridad: prioridadDe(ficha),
    opciones: ficha.datos.opciones,
  }));
  const enOrden = ordenar(aspirantes, SEMILLA);
  const vacantes = new Map(ofertas.map((oferta) => [oferta.id, vacantesDe(oferta)]));
  const libres = new Map(vacantes);
  const asignadas = repartir(enOrden, libres);

  const ofrecer = (ficha: Ficha, oferta: string, en: Date): void => {
    const plazo = medianoche(en, diasParaResponder + 1);
    mover(ficha.vida, convocatoria, { a: 'asignada', papel: 'asignacion', quien: 'secretaria', en, plazo });
    ficha.ofertaAsignada = oferta;
    ficha.resultadoEn = en;
  };
  let turno = 0;
  let sinCupo = 0;
  for (const ficha of fichas) {
    const oferta = asignadas.get(ficha.tiquete);
    if (oferta !== undefined) {
      ofrecer(ficha, oferta, primeraPublicacion);
      responder(tramite, ficha, RESPUESTAS[turno % RESPUESTAS.length] ?? 'aceptada');
      turno += 1;
      continue;
    }
    sinCupo += 1;
    const a = sinCupo % 6 === 0 ? 'sin_cupo' : 'en_lista_de_espera';
    ficha.resultadoEn = primeraPublicacion;
    mover(ficha.vida, convocatoria, { a, papel: 'asignacion', quien: 'secretaria', en: primeraPublicacion });
  }
  const esperan = new Set(fichas.filter(({ vida }) => vida.estado === 'en_lista_de_espera').map(({ tiquete }) => tiquete));
  const primeras = explicar(enOrden, { vacantes, asignadas, esperan });

  // The seats of who declined or let it lapse go to the list.
  const quedan = new Map(asignadas);
  for (const ficha of fichas) {
    const { tiquete, vida, ofertaAsignada } = ficha;
    if (ofertaAsignada === null || (vida.estado !== 'declinada' && vida.estado !== 'vencida')) continue;
    libres.set(ofertaAsignada, (libres.get(ofertaAsignada) ?? 0) + 1);
    quedan.delete(tiquete);
    ficha.ofertaAsignada = null;
  }
  const siguen = enOrden.filter(({ tiquete }) => {
    const estado = porTiquete.get(tiquete)?.vida.estado;
    return estado === 'en_lista_de_espera' || estado === 'aceptada_y_en_lista';
  });
  moverLista(siguen, quedan, libres);
  for (const { tiquete } of siguen) {
    const ficha = porTiquete.get(tiquete);
    const oferta = quedan.get(tiquete);
    if (ficha === undefined || oferta === undefined || oferta === ficha.ofertaAsignada) continue;
    ofrecer(ficha, oferta, lista);
  }
  const segundas = explicar(enOrden, {
    vacantes,
    asignadas: quedan,
    esperan: new Set(siguen.filter(({ tiquete }) => porTiquete.get(tiquete)?.vida.estado !== 'asignada').map(({ tiquete }) => tiquete)),
  });

  const enLista = new Set(siguen.map(({ tiquete }) => tiquete));
  const resultados = new Map(
    fichas.map((ficha) => [ficha, (enLista.has(ficha.tiquete) ? segundas : primeras).get(ficha.tiquete) ?? []]),
  );
  return { fichas, resultados };
}
