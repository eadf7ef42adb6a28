import { question } from '#services/dialogs/question.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import type { ConvocatoriaRules, ManagedConvocatoria } from '#domain/contractTypes.ts';
import { extendedDates } from '#domain/extension.ts';
import { extensionLines } from '#domain/extensionBounds.ts';
import { isLive, rulesConsequences } from '#domain/rulesConsequences.ts';
import { numberText } from '#domain/words/numbers.ts';
import { FIELD_NAMES } from './convocatoriaLines';
import type { ConvocatoriaFields } from './convocatoriaFields';

const KEEP = 'Seguir editando';

/**
 * What is asked before rules are saved that families go by already (F49), or dates are extended; null: nobody does yet.
 * @param changed the rules that are other than before
 */
export function consequencesQuestion(
  { reglas, editable, ahora, solicitudes, condiciones }: ManagedConvocatoria,
  rules: ConvocatoriaRules,
  changed: readonly (keyof ConvocatoriaFields)[],
  timeZone: string,
): Dialog | null {
  if (!editable) {
    const lines = extensionLines(extendedDates(reglas, rules), rules, timeZone);
    const told = ['Se publica con su motivo, y después no se acorta. Revise el día, el mes y el año:', ...lines];
    return question('Ampliar y publicar', told.join('\n'), 'Sí, ampliar', KEEP);
  }
  const frame = { ahora: new Date(ahora), timeZone, solicitudes, condiciones };
  if (!isLive(reglas, frame)) return null;
  const names = new Intl.ListFormat('es').format(changed.map((key) => `«${FIELD_NAMES[key]}»`));
  const { total } = solicitudes;
  const live =
    total === 0
      ? 'La convocatoria ya es pública.'
      : `Hay ${total === 1 ? '1 solicitud' : `${numberText(total)} solicitudes`} en esta convocatoria.`;
  const lines = [`${live} Cambia: ${names}.`, ...rulesConsequences(reglas, rules, frame)];
  return question('Guardar la convocatoria', lines.join('\n'), 'Sí, guardar', KEEP);
}
