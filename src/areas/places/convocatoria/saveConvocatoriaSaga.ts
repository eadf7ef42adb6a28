import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { getDotPath, safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Refusal } from '#kits/sending/refusal.ts';
import { reglasSchema } from '#domain/convocatoriaRules.ts';
import type { ConvocatoriaDeGestion } from '#domain/contractTypes.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { sameValue } from '#domain/sameValue.ts';
import { llamado } from '../publicConvocatoria';
import { cambiosDeReglas } from './convocatoriaChanges';
import { problemsFound, rebased, selectEscrito, typingSettled, type Escrito } from './typedConvocatoria';
import { guardado } from './convocatoriaSave';
import { NOMBRES } from './convocatoriaLines';
import { mezclar } from './mergeConvocatoria';
import { reglas } from './convocatoriaRules';
import { reglasEscritas, valoresDe } from './convocatoriaFields';

/** Saves what was typed, once the page shows the call as it is and nothing is under way. */
export function* submitReglas(): SagaGenerator<void> {
  const reading = yield* select(reglas.select);
  const typing = yield* select(selectEscrito);
  const { status } = yield* select(guardado.select);
  if (typing.status !== 'typed' || reading.status !== 'ready' || !reading.data.editable || status === 'sending') return;
  const timeZone = yield* select(selectTimeZone);
  const { version, valores } = typing.escrito;
  const schema = reglasSchema({ condiciones: reading.data.condiciones, timeZone });
  const { success, output, issues } = safeParse(schema, reglasEscritas(valores, timeZone));
  if (success) {
    yield* put(guardado.events.submitted({ version, reglas: output, valores }));
    return;
  }
  const problems = firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  // What came of an earlier one is not told beside it.
  yield* put(guardado.events.dismissed());
  yield* put(problemsFound({ problems }));
}

/** What was saved is what there is now; what was typed while it was on its way stands on it. */
export function* followSaved({ payload: { answer } }: ReturnType<typeof guardado.events.answered>): SagaGenerator<void> {
  const sending = yield* select(guardado.select);
  const typing = yield* select(selectEscrito);
  if (sending.status !== 'sent' || typing.status !== 'typed') return;
  yield* put(reglas.events.replaced({ params: {}, data: answer }));
  // Its name and dates are in the public call too, which the area's other pages show.
  yield* put(llamado.events.outdated());
  yield* moveOnto(answer, { ...typing.escrito, base: sending.command.valores }, 'saved');
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
export function* followRefused({ payload }: ReturnType<typeof guardado.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = payload.refusal;
  const errors = Object.entries(fieldErrors);
  if (reason === 'invalid' && errors.length > 0) {
    yield* put(problemsFound({ problems: Object.fromEntries(errors.map(([campo, mensaje]) => [campo.replace(/^reglas\./, ''), mensaje])) }));
  }
  if (reason === 'stale' || reason === 'conflict' || reason === 'notFound') yield* put(reglas.events.outdated());
}

/** The call was read: what is typed stands on it from now on, and what somebody else changed is told. */
export function* followRead({ payload: { data } }: ReturnType<typeof reglas.events.received>): SagaGenerator<void> {
  const typing = yield* select(selectEscrito);
  if (!data.editable) yield* forgetRefusal('conflict');
  if (typing.status !== 'typed' || typing.escrito.version === data.version) return;
  yield* moveOnto(data, typing.escrito, 'alreadySaved');
  yield* forgetRefusal('stale');
}

/** What the page shows since says it all: what has changed, or that nothing can be any more. */
function* forgetRefusal(reason: Refusal['reason']): SagaGenerator<void> {
  const sending = yield* select(guardado.select);
  if (sending.status === 'refused' && sending.refusal.reason === reason) yield* put(guardado.events.dismissed());
}

function* moveOnto(data: ConvocatoriaDeGestion, { base, valores }: Escrito, done: 'saved' | 'alreadySaved'): SagaGenerator<void> {
  const { version, condiciones } = data;
  const timeZone = yield* select(selectTimeZone);
  const stored = valoresDe(data.reglas, timeZone);
  const mezcla = mezclar(base, valores, stored);
  if (mezcla.propias.length === 0) {
    // A save that was not answered, or somebody else's that says the same: nothing is left of the refusal.
    if (done === 'alreadySaved') yield* put(guardado.events.dismissed());
    yield* put(typingSettled({ done }));
    return;
  }
  const touched = mezcla.propias.filter((clave) => !sameValue(base[clave], stored[clave]));
  const novedades = done === 'saved' ? null : { cambios: cambiosDeReglas(base, stored, condiciones, timeZone), propias: touched.map((clave) => NOMBRES[clave]) };
  yield* put(rebased({ escrito: { version, base: stored, valores: mezcla.valores }, novedades }));
}
