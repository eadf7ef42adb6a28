import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The file that the documents offer to begin with. */
export const sampleFile = resolve(__dirname, '../../../src/backend/firstData/ejemplo.json');

interface Sample {
  readonly condiciones: Record<string, unknown>[];
  readonly zonas: Record<string, unknown>[];
  readonly comunas: Record<string, unknown>[];
  readonly instituciones: { readonly dane: string; readonly sedes: Record<string, unknown>[] }[];
  readonly convocatoria: {
    anio: number;
    readonly reglas: {
      fechasDeLista: string[];
      matricula: unknown;
      readonly etapas: Record<'abre' | 'cierra' | 'publica', string>[];
    };
  };
}

/** Its content, to be changed; its own test holds it to its schema. */
export function readSample(): Sample & Record<string, unknown> {
  return JSON.parse(readFileSync(sampleFile, 'utf8')) as Sample & Record<string, unknown>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The same with its first stage open at that moment. */
export function sampleOpenAt(now: number): ReturnType<typeof readSample> {
  const sample = readSample();
  const day = (days: number): string => new Date(now + days * dayMs).toISOString();
  const moments = [
    [day(-1), day(10), day(20)],
    [day(10), day(30), day(40)],
  ] as const;
  sample.convocatoria.reglas.etapas.forEach((etapa, at) => {
    const [abre, cierra, publica] = moments[at] ?? moments[1];
    Object.assign(etapa, { abre, cierra, publica });
  });
  sample.convocatoria.reglas.fechasDeLista = [day(60).slice(0, 10)];
  sample.convocatoria.reglas.matricula = { desde: day(55).slice(0, 10), hasta: day(70).slice(0, 10) };
  sample.convocatoria.anio = new Date(now).getUTCFullYear() + 1;
  return sample;
}
