import { vacantesDe } from './city';
import type { Ciudad } from './city';
import { type EtapaPublicada, publicarPrimeraEtapa } from './publishedEtapa';
import { crearFabrica, type Ficha } from './demoSolicitud';
import { type FinalDeTramite, type Tramite, tramitar } from './demoProcessing';

/** How many requests of the second stage have come to each state. */
const EN_TRAMITE: Readonly<Record<FinalDeTramite, number>> = {
  radicada: 60,
  en_revision: 50,
  por_subsanar: 25,
  validada: 45,
  no_admitida: 25,
  retirada: 25,
};

/** Siblings who ask together, among the first of those that are radicada. */
const PAREJAS = 8;

/** 400 requests: 170 of the first stage, the others in processing for the second. */
export function sembrarSolicitudes(tramite: Tramite, ciudad: Ciudad): EtapaPublicada {
  const { suerte, convocatoria } = tramite;
  const fabrica = crearFabrica(suerte, ciudad, convocatoria);
  const etapa = publicarPrimeraEtapa(tramite, fabrica, ciudad.ofertas);
  const conVacantes = ciudad.ofertas.filter((oferta) => vacantesDe(oferta) > 0);

  let hermano: Ficha | undefined;
  const otras = finales().map((final, i) => {
    const { grado } = suerte.elegir(conVacantes);
    const entre = conVacantes.filter((oferta) => oferta.grado === grado);
    const ficha = fabrica.hacer({ grado, entre, ...(hermano && { hermano }) });
    hermano = i < 2 * PAREJAS && i % 2 === 0 ? ficha : undefined;
    tramitar(tramite, ficha, final);
    return ficha;
  });
  return { ...etapa, fichas: [...etapa.fichas, ...otras] };
}

function finales(): FinalDeTramite[] {
  const todos: FinalDeTramite[] = ['radicada', 'en_revision', 'por_subsanar', 'validada', 'no_admitida', 'retirada'];
  return todos.flatMap((final) => Array.from({ length: EN_TRAMITE[final] }, () => final));
}
