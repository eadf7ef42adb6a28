import { acceptDeferred } from '../../../../src/areas/educacion/asignacion/asignar';
import type { Fase } from '../../../../src/areas/educacion/asignacion/mercado';
import { rankOpciones } from '../../../../src/areas/educacion/asignacion/orden';
import { createCiudad } from './ciudad';

/**
 * One cold run in a process of its own, built as the page's worker is: `node corrida.js solicitudes ofertas opciones`
 * prints the time of each part in milliseconds, and the most memory that the process has taken, in megabytes.
 */
const [solicitudes = 0, ofertas = 0, opciones = 0] = process.argv.slice(2).map(Number);
const ciudad = createCiudad({ solicitudes, ofertas, opciones });
const moments: Partial<Record<Fase | 'end', number>> = {};
const mark = (fase: Fase | 'end') => (moments[fase] ??= performance.now());
const orden = rankOpciones(ciudad, '4f0c7b21 2026-11-28', mark);
const oferta = acceptDeferred(ciudad, orden, mark);
mark('end');
const { sorteo = 0, orden: ordered = 0, asignacion = 0, end = 0 } = moments;
console.log(
  JSON.stringify({
    lottery: ordered - sorteo,
    ranking: asignacion - ordered,
    solving: end - asignacion,
    whole: end - sorteo,
    memory: process.resourceUsage().maxRSS / 1024,
    unassigned: oferta.filter((place) => place < 0).length,
  }),
);
