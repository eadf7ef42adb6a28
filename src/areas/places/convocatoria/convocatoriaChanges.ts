import { changedLines, type LineChange, type Line } from '#ui/lineChanges.ts';
import { etapaLines, convocatoriaLines, etapaName, type Condiciones } from './convocatoriaLines';
import type { TypedEtapa, ConvocatoriaFields } from './convocatoriaFields';

/** What is not the same in two versions of the rules, rule by rule and stage by stage. */
export function convocatoriaChanges(
  before: ConvocatoriaFields,
  now: ConvocatoriaFields,
  condiciones: Condiciones,
  timeZone: string,
): LineChange[] {
  const lines = (fields: ConvocatoriaFields): Line[] => [
    ...convocatoriaLines(fields, condiciones),
    ...fields.etapas.map((etapa, position) => ({
      key: `etapas.${etapaKey(etapa, position, before.etapas, now.etapas)}`,
      name: etapaName(etapa, position),
      value: [{ name: 'Nombre', value: etapa.nombre }, ...etapaLines(etapa, condiciones, timeZone)]
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
    })),
  ];
  return changedLines(lines(before), lines(now));
}

/** A stage is known by its code; one whose code has changed, by its place. */
function etapaKey({ codigo }: TypedEtapa, position: number, before: readonly TypedEtapa[], now: readonly TypedEtapa[]): string {
  const isIn = (code: string, etapas: readonly TypedEtapa[]) => etapas.some((etapa) => etapa.codigo === code);
  const oldCode = before[position]?.codigo;
  const isRenamed = oldCode !== undefined && !isIn(codigo, before) && !isIn(oldCode, now);
  return isRenamed ? oldCode : codigo;
}
