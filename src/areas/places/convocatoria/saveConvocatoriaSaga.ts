import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { getDotPath, safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Refusal } from '#kits/sending/refusal.ts';
import { convocatoriaRulesSchema } from '#domain/convocatoriaRules.ts';
import type { ManagedConvocatoria } from '#domain/contractTypes.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { sameValue } from '#domain/sameValue.ts';
import { convocatoria } from '../publicConvocatoria';
import { convocatoriaChanges } from './convocatoriaChanges';
import { problemsFound, rebased, selectTypedConvocatoria, typingSettled, type TypedConvocatoria } from './typedConvocatoria';
import { convocatoriaSave } from './convocatoriaSave';
import { FIELD_NAMES } from './convocatoriaLines';
import { mergeConvocatoria } from './mergeConvocatoria';
import { convocatoriaRules } from './convocatoriaRules';
import { rulesOf, fieldsOf } from './convocatoriaFields';

/** Saves what was typed, once the page shows the convocatoria as it is and nothing is under way. */
export function* submitConvocatoria(): SagaGenerator<void> {
  const reading = yield* select(convocatoriaRules.select);
  const typing = yield* select(selectTypedConvocatoria);
  const { status } = yield* select(convocatoriaSave.select);
  if (typing.status !== 'typed' || reading.status !== 'ready' || !reading.data.editable || status === 'sending') return;
  const timeZone = yield* select(selectTimeZone);
  const { version, valores } = typing.typed;
  const schema = convocatoriaRulesSchema({ condiciones: reading.data.condiciones, timeZone });
  const { success, output, issues } = safeParse(schema, rulesOf(valores, timeZone));
  if (success) {
    yield* put(convocatoriaSave.events.submitted({ version, reglas: output, fields: valores }));
    return;
  }
  const problems = firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  // The outcome of an earlier save is dismissed.
  yield* put(convocatoriaSave.events.dismissed());
  yield* put(problemsFound({ problems }));
}

/** What was saved is what there is now; what was typed while it was on its way stands on it. */
export function* followSaved({ payload: { answer } }: ReturnType<typeof convocatoriaSave.events.answered>): SagaGenerator<void> {
  const sending = yield* select(convocatoriaSave.select);
  const typing = yield* select(selectTypedConvocatoria);
  if (sending.status !== 'sent' || typing.status !== 'typed') return;
  yield* put(convocatoriaRules.events.replaced({ params: {}, data: answer }));
  // Its name and dates are in the public convocatoria too, which the area's other pages show.
  yield* put(convocatoria.events.outdated());
  yield* moveOnto(answer, { ...typing.typed, base: sending.command.fields }, 'saved');
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
export function* followRefused({ payload }: ReturnType<typeof convocatoriaSave.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = payload.refusal;
  const errors = Object.entries(fieldErrors);
  if (reason === 'invalid' && errors.length > 0) {
    yield* put(problemsFound({ problems: Object.fromEntries(errors.map(([path, message]) => [path.replace(/^reglas\./, ''), message])) }));
  }
  if (reason === 'stale' || reason === 'conflict' || reason === 'notFound') yield* put(convocatoriaRules.events.outdated());
}

/** The convocatoria was read: what is typed stands on it from now on, and what somebody else changed is told. */
export function* followRead({ payload: { data } }: ReturnType<typeof convocatoriaRules.events.received>): SagaGenerator<void> {
  const typing = yield* select(selectTypedConvocatoria);
  if (!data.editable) yield* forgetRefusal('conflict');
  if (typing.status !== 'typed' || typing.typed.version === data.version) return;
  yield* moveOnto(data, typing.typed, 'alreadySaved');
  yield* forgetRefusal('stale');
}

/** What the page shows since says it all: what has changed, or that nothing can be any more. */
function* forgetRefusal(reason: Refusal['reason']): SagaGenerator<void> {
  const sending = yield* select(convocatoriaSave.select);
  if (sending.status === 'refused' && sending.refusal.reason === reason) yield* put(convocatoriaSave.events.dismissed());
}

function* moveOnto(data: ManagedConvocatoria, { base, valores }: TypedConvocatoria, done: 'saved' | 'alreadySaved'): SagaGenerator<void> {
  const { version, condiciones } = data;
  const timeZone = yield* select(selectTimeZone);
  const stored = fieldsOf(data.reglas, timeZone);
  const merged = mergeConvocatoria(base, valores, stored);
  if (merged.own.length === 0) {
    // A save that was not answered, or somebody else's that says the same: nothing is left of the refusal.
    if (done === 'alreadySaved') yield* put(convocatoriaSave.events.dismissed());
    yield* put(typingSettled({ done }));
    return;
  }
  const touched = merged.own.filter((key) => !sameValue(base[key], stored[key]));
  const othersChanges = done === 'saved' ? null : { changes: convocatoriaChanges(base, stored, condiciones, timeZone), own: touched.map((key) => FIELD_NAMES[key]) };
  yield* put(rebased({ typed: { version, base: stored, valores: merged.fields }, othersChanges }));
}
