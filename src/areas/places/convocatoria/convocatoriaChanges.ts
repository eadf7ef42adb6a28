import { changedLines, type LineChange, type Line } from '#ui/lineChanges.ts';
import { etapaLines, convocatoriaLines, etapaName, type Condiciones } from './convocatoriaLines';
import type { TypedEtapa, ConvocatoriaFields } from './convocatoriaFields';

/** What is not the same in two versions of the rules: rule by rule, and of a stage that is in both, datum by datum. */
export function convocatoriaChanges(
  before: ConvocatoriaFields,
  now: ConvocatoriaFields,
  condiciones: Condiciones,
  timeZone: string,
): LineChange[] {
  const keysOf = ({ etapas }: ConvocatoriaFields) =>
    etapas.map((etapa, position) => etapaKey(etapa, position, before.etapas, now.etapas));
  const [old, current] = [keysOf(before), keysOf(now)];
  const lines = (fields: ConvocatoriaFields): Line[] => [
    ...convocatoriaLines(fields, condiciones),
    ...fields.etapas.flatMap((etapa, position): Line[] => {
      const key = etapaKey(etapa, position, before.etapas, now.etapas);
      const name = etapaName(etapa, position);
      const data = [{ key: 'nombre', name: 'Nombre', value: etapa.nombre }, ...etapaLines(etapa, condiciones, timeZone)];
      // One that was added or is gone is told whole.
      return old.includes(key) && current.includes(key)
        ? data.map((one) => ({ key: `etapas.${key}.${one.key}`, name: `${name}, «${one.name}»`, value: one.value }))
        : [{ key: `etapas.${key}`, name, value: data.map((one) => `${one.name}: ${one.value}`).join('; ') }];
    }),
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
