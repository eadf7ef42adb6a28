import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { randomKey } from '#services/randomKey.ts';
import { asking, confirmed, moveOn, type Asked } from '#core/saga/asking.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { question } from '#services/dialogs/question.ts';
import { sameValue } from '#domain/sameValue.ts';
import type { FamilyAsking, FamilySolicitud } from '#domain/contractTypes.ts';
import { rulesNow, type SolicitudContext } from './solicitudContext';
import { draftOf, nextDraft, type Draft, type Edited, type Visit } from './draft';
import { isUntouched, overtaken } from './overtaken';
import { draftIn } from './solicitudState';
import { exitOf, takesNew } from './solicitudOptions';
import { stepsOf } from './steps';

const DISCARD = question(
  'Descartar el borrador',
  'Se borra todo lo que escribió en este formulario. No se puede deshacer.',
  'Sí, descartar',
);

const DISCARD_UNANSWERED: Dialog = {
  ...DISCARD,
  text: 'No sabemos si la solicitud llegó. Si llegó, queda radicada, y nada más le mostrará su comprobante ni su radicado. Antes de descartarla envíela de nuevo: así lo sabe, y no se duplica.',
};

const DISCARD_OTHER: Dialog = {
  ...DISCARD,
  title: 'Hay cambios sin enviar',
  text: 'En esta pestaña hay cambios de otra solicitud que no se enviaron. Si sigue, se borran.',
  confirmText: 'Sí, borrarlos y seguir',
};

/** The receipt goes from the screen until the other one is sent or given up. */
function anotherQuestion({ receipt }: Visit): Dialog {
  const text =
    `Anote o imprima antes este comprobante (${receipt.radicado}): vuelve cuando envíe o descarte la otra solicitud. ` +
    `Se conservan los datos de ${receipt.acudiente} como acudiente, y podrá marcar a ${receipt.estudiante} como hermano.`;
  return { ...question('Hacer otra solicitud de la misma familia', text, 'Sí, hacer otra'), icon: 'info' };
}

/** Nothing else shows the receipt again; what was filed stays. */
const closeQuestion = (radicado: string): Dialog =>
  question(
    'Terminar y borrar el comprobante',
    // After a reload nobody knows whether it was printed or copied before.
    `El comprobante se borra de esta pestaña. Si no lo ha impreso, guardado ni copiado, anote el radicado ${radicado}: sin él no podrá consultar la solicitud, que sigue radicada.`,
    'Sí, terminar',
  );

const GOES_ON = 'Aquí siguen los cambios que había empezado y no se enviaron.';

/** What an edit is, and, in a family's name, how it asked for it. */
type Wanted = Pick<Edited, 'accion'> & { peticion: FamilyAsking | undefined };

/** The ways into a form from elsewhere and out of it. */
export function createLeave(context: SolicitudContext) {
  const { options, events, selectState } = context;
  const { base, exit } = options;

  function* discard(asked: Asked): SagaGenerator<void> {
    const { status } = yield* select(selectState);
    // The solicitud is being sent and cannot be called back.
    if (status === 'sending') return;
    if (!(yield* confirmed(asked, status === 'unanswered' ? DISCARD_UNANSWERED : DISCARD))) return;
    // Leaves the page first: on it the form would begin a new draft at once.
    yield* moveOn(asked, exitOf(options, draftIn(yield* select(selectState))?.edited?.radicado), 'replace');
    yield* put(events.draftDiscarded({ notice: null }));
  }

  function* edit(
    asked: Asked,
    { payload: { solicitud, accion, peticion } }: ReturnType<typeof events.editRequested>,
  ): SagaGenerator<void> {
    const draft = draftIn(yield* select(selectState));
    if (draft?.edited?.radicado === solicitud.radicado) yield* goOnWith(draft, draft.edited, solicitud, { accion, peticion });
    else if (!(yield* begin(asked, draft, solicitud, { accion, peticion }))) return;
    const [first] = stepsOf({ edited: { accion } });
    yield* moveOn(asked, `${base}/${first}`);
  }

  function* goOnWith(draft: Draft, begun: Edited, solicitud: FamilySolicitud, { accion, peticion }: Wanted): SagaGenerator<void> {
    const edited = { ...begun, ...(peticion && { peticion }) };
    if (edited.version !== solicitud.version || edited.accion !== accion) {
      yield* put(events.draftOvertaken(overtaken(draft, edited, solicitud, accion)));
    } else if (peticion && !sameValue(peticion, begun.peticion)) {
      // The family has called again: what was begun is sent as it asked the last time.
      yield* put(events.draftOvertaken({ draft: { ...draft, edited }, notice: GOES_ON }));
    }
  }

  /** Gives whether it began: what is typed for another solicitud is discarded only after a confirmation. */
  function* begin(asked: Asked, other: Draft | null, solicitud: FamilySolicitud, wanted: Wanted): SagaGenerator<boolean> {
    if (other) {
      if (!isUntouched(other) && !(yield* confirmed(asked, DISCARD_OTHER))) return false;
      yield* put(events.draftDiscarded({ notice: null }));
    }
    yield* put(events.draftBegun({ draft: draftOf(solicitud, wanted, randomKey()) }));
    return true;
  }

  /** Its guardian stays, and what was filed is kept beside the new draft. */
  function* beginAnother(asked: Asked): SagaGenerator<void> {
    const state = yield* select(selectState);
    const rules = yield* rulesNow(context);
    if (state.status !== 'sent' || !rules || !takesNew(options, rules.convocatoria)) return;
    if (!(yield* confirmed(asked, anotherQuestion(state)))) return;
    yield* put(events.draftBegun({ draft: nextDraft(rules.convocatoria, randomKey(), state) }));
  }

  function* askToClose(
    asked: Asked,
    { payload: { another, radicado } }: ReturnType<typeof events.closeRequested>,
  ): SagaGenerator<void> {
    if (yield* confirmed(asked, closeQuestion(radicado))) yield* put(events.receiptClosed({ another }));
  }

  function* close(asked: Asked, { payload: { another } }: ReturnType<typeof events.receiptClosed>): SagaGenerator<void> {
    // The next one at this computer is another family.
    if (options.guardados) yield* put(options.guardados.events.emptied());
    yield* moveOn(asked, another ? base : exit);
  }

  function* print(): SagaGenerator<void> {
    const { files } = yield* services();
    yield* call([files, 'print']);
  }

  return function* leave(): SagaGenerator<void> {
    yield* takeLeading(events.discardRequested, asking(discard));
    yield* takeLeading(events.editRequested, asking(edit));
    yield* takeLeading(events.anotherRequested, asking(beginAnother));
    yield* takeLeading(events.closeRequested, asking(askToClose));
    yield* takeEvery(events.receiptClosed, asking(close));
    yield* takeEvery(events.printRequested, surviving(print));
  };
}
