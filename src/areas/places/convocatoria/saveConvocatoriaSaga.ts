import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { getDotPath, safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { confirmed, type Asked } from '#core/saga/asking.ts';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { convocatoriaRulesSchema } from '#domain/convocatoriaRules.ts';
import type { ConvocatoriaRules, ManagedConvocatoria } from '#domain/contractTypes.ts';
import { extensionProblems } from '#domain/extension.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { extensionReasonSchema } from '#domain/publicReason.ts';
import { sameValue } from '#domain/sameValue.ts';
import { convocatoria } from '../publicConvocatoria';
import { consequencesQuestion } from './consequencesQuestion';
import { convocatoriaChanges } from './convocatoriaChanges';
import { typedConvocatoria, type TypedConvocatoria } from './typedConvocatoria';
import { convocatoriaSave } from './convocatoriaSave';
import { FIELD_NAMES } from './convocatoriaLines';
import { convocatoriaRules } from './convocatoriaRules';
import { rulesOf, fieldsOf } from './convocatoriaFields';
import { chosenYear } from '../yearly';

const { events } = typedConvocatoria;

/** Saves what was typed, once the page shows the convocatoria as it is and nothing is under way. */
export function* submitConvocatoria(page: Asked): SagaGenerator<void> {
  const reading = yield* select(convocatoriaRules.select);
  const typing = yield* select(typedConvocatoria.select);
  const { status } = yield* select(convocatoriaSave.select);
  if (typing.status !== 'typed' || reading.status !== 'ready' || status === 'sending') return;
  const timeZone = yield* select(selectTimeZone);
  const { version, valores } = typing.typed;
  const { condiciones, editable, reglas } = reading.data;
  const schema = convocatoriaRulesSchema({ condiciones, timeZone, ...(!editable && { leastDays: reglas.diasParaResponder }) });
  const { success, output, issues } = safeParse(schema, rulesOf(valores, timeZone));
  const found = success
    ? problemsOfExtension(reading.data, output, valores.motivo, timeZone)
    : issues.map((issue) => [getDotPath(issue) ?? '', issue.message] as const);
  // The outcome of an earlier save is dismissed.
  yield* put(convocatoriaSave.events.dismissed());
  if (!success || found.length > 0) {
    yield* put(events.problemsFound({ problems: firstOfEach(found) }));
    return;
  }
  const asked = consequencesQuestion(reading.data, output, changedKeys(typing.typed), timeZone);
  if (asked && !(yield* confirmed(page, asked))) return;
  const motivo = reading.data.editable ? null : valores.motivo.trim();
  yield* put(convocatoriaSave.events.submitted({ version, reglas: output, motivo, fields: valores, ...(yield* chosenYear()) }));
}

const changedKeys = ({ base, valores }: TypedConvocatoria) => mergeFields(base, valores, base).own;

/** What is wrong with rules of which a list is frozen: only dates are extended (F46). */
function problemsOfExtension(
  { editable, reglas, fijas, ahora, anio }: ManagedConvocatoria,
  rules: ConvocatoriaRules,
  motivo: string,
  timeZone: string,
): readonly (readonly [string, string])[] {
  if (editable) return [];
  const reason = safeParse(extensionReasonSchema, motivo);
  return [
    ...extensionProblems(reglas, rules, { fijas, ahora: new Date(ahora), timeZone, anio }).map(
      ({ field, message }) => [field, message] as const,
    ),
    ...(reason.success ? [] : [['motivo', reason.issues[0].message] as const]),
  ];
}

/** What was saved is what there is now; what was typed while it was on its way stands on it. */
export function* followSaved({ payload: { answer } }: ReturnType<typeof convocatoriaSave.events.answered>): SagaGenerator<void> {
  const sending = yield* select(convocatoriaSave.select);
  const typing = yield* select(typedConvocatoria.select);
  if (sending.status !== 'sent' || typing.status !== 'typed') return;
  yield* put(convocatoriaRules.events.replaced({ params: yield* chosenYear(), data: answer }));
  // Its name and dates are in the public convocatoria too, which the area's other pages show.
  yield* put(convocatoria.events.outdated());
  const base = fieldsOf(answer.reglas, yield* select(selectTimeZone));
  const { fields, own } = mergeFields(sending.command.fields, typing.typed.valores, base);
  const typed = { version: answer.version, base, valores: fields };
  yield* put(own.length === 0 ? events.settled({ done: 'saved' }) : events.rebased({ typed, news: null }));
}

/** The rules were read: what is typed stands on them from now on, and what somebody else changed is told. */
export function* followRead({ payload: { data } }: ReturnType<typeof convocatoriaRules.events.received>): SagaGenerator<void> {
  const typing = yield* select(typedConvocatoria.select);
  const sending = yield* select(convocatoriaSave.select);
  // The page says itself that nothing can be changed any more.
  const isTold = !data.editable && sending.status === 'refused' && sending.refusal.reason === 'conflict';
  if (isTold) yield* put(convocatoriaSave.events.dismissed());
  if (typing.status !== 'typed' || typing.typed.version === data.version) return;
  yield* moveOnto(typedConvocatoria, convocatoriaSave, mergeOnto(data, typing.typed, yield* select(selectTimeZone)));
}

function mergeOnto(
  { version, reglas, condiciones }: ManagedConvocatoria,
  { base, valores }: TypedConvocatoria,
  timeZone: string,
) {
  const stored = fieldsOf(reglas, timeZone);
  const { fields, own } = mergeFields(base, valores, stored);
  // A save that was not answered, or somebody else's that says the same.
  if (own.length === 0) return { done: 'alreadySaved' } as const;
  const touched = own.filter((key) => !sameValue(base[key], stored[key]));
  return {
    typed: { version, base: stored, valores: fields },
    news: { changes: convocatoriaChanges(base, stored, condiciones, timeZone), own: touched.map((key) => FIELD_NAMES[key]) },
  };
}
