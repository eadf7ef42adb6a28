import { compareVariants } from '#allocation/comparison/compareVariants.ts';
import type { Variant } from '#allocation/comparison/comparisonMessages.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { createCity } from './city';

/**
 * Compares in a process of its own: `node comparison.js solicitudes ofertas opciones semillas` prints how long two
 * variants took, in milliseconds of the processor, with what was read and written for them.
 */
const [solicitudes = 0, ofertas = 0, opciones = 0, semillas = 0] = process.argv.slice(2).map(Number);
const city = createCity({ solicitudes, ofertas, opciones });
const CONDICIONES = Array.from({ length: city.classCount - 1 }, (_, at) => `condicion_${at}`);
const RESERVAS = city.groups.map((_, at) => ({ condicion: CONDICIONES[at] ?? '', puestos: 1 }));
const now: Variant = {
  semilla: 'una',
  lottery: 'unico',
  prioridades: CONDICIONES,
  reservas: RESERVAS,
  hermanos: null,
  cupos: [],
};
const lines = Array.from({ length: solicitudes }, (_, at) => {
  const approved = CONDICIONES.filter((__, bit) => (at >> bit) % 3 === 0);
  return [textAt(city.tickets, at), `comuna_${at % 13}`, ...approved].join(' ');
});

const start = process.cpuUsage();
void compareVariants(
  {
    file: new Blob([...writeReplica(city)]),
    rasgos: lines.join('\n'),
    facts: {
      condiciones: CONDICIONES,
      prioridades: CONDICIONES,
      reservas: RESERVAS,
      hermanos: null,
      grados: Array.from({ length: 12 }, (_, at) => at),
      comunas: Array.from({ length: 13 }, (_, at) => `comuna_${at}`),
      ofertas: city.ofertas.map((id, at) => ({ id, grado: at % 12, dane: '1' })),
    },
    variants: [now, { ...now, prioridades: [...CONDICIONES].reverse() }],
    semillas: Array.from({ length: semillas }, (_, at) => `comparacion-${at + 1}`),
  },
  () => undefined,
).then(({ variants }) => {
  const findings = variants.reduce((sum, variant) => sum + variant.findings.length, 0);
  const { user, system } = process.cpuUsage(start);
  console.log(JSON.stringify({ processor: (user + system) / 1_000, findings }));
});
