import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { randomKey } from '../../shared/randomKey';
import { goTo } from '../../shared/saga/goTo';
import { services } from '../../shared/saga/services';
import { showDialog } from '../../shared/saga/showDialog';
import { surviving } from '../../shared/saga/surviving';
import type { Dialog } from '../../services/dialogs/types';
import type { SolicitudContext } from './context';
import { draftOf } from './draft';
import { draftIn } from './solicitudState';

const DISCARD: Dialog = {
  icon: 'warning',
  title: 'Descartar el borrador',
  text: 'Se borra todo lo que escribió en este formulario. No se puede deshacer',
  confirmText: 'Sí, descartar',
  cancelText: 'Cancelar',
};

const DISCARD_UNANSWERED: Dialog = {
  ...DISCARD,
  text: 'No sabemos si la solicitud llegó. Si la descarta y llegó, quedará radicada y no verá aquí el comprobante',
};

/** The ways into a form from elsewhere and out of it. */
export function createLeave({ options, events, selectState }: SolicitudContext) {
  const { base, exit } = options;

  function* discard(): SagaGenerator<void> {
    const { status } = yield* select(selectState);
    // It is on its way, and nothing calls it back.
    if (status === 'sending') return;
    if (!(yield* showDialog(status === 'unanswered' ? DISCARD_UNANSWERED : DISCARD))) return;
    // First away: where there is no draft the form begins one.
    yield* goTo(exit);
    yield* put(events.draftDiscarded({ notice: null }));
  }

  function* edit({ payload: { solicitud, accion } }: ReturnType<typeof events.editRequested>): SagaGenerator<void> {
    const { navigation } = yield* services();
    const draft = draftIn(yield* select(selectState));
    const isSame =
      draft?.edited?.identificacion.radicado === solicitud.radicado &&
      draft.edited.version === solicitud.version &&
      draft.edited.accion === accion;
    if (!isSame) {
      if (draft) yield* put(events.draftDiscarded({ notice: null }));
      yield* put(events.draftBegun({ draft: draftOf(solicitud, accion, randomKey()) }));
    }
    navigation.push(`${base}/acudiente`);
  }

  function* close({ payload: { another } }: ReturnType<typeof events.receiptClosed>): SagaGenerator<void> {
    (yield* services()).navigation.push(another ? base : exit);
  }

  function* print(): SagaGenerator<void> {
    const { files } = yield* services();
    yield* call([files, 'print']);
  }

  return function* leave(): SagaGenerator<void> {
    yield* takeLeading(events.discardRequested, surviving(discard));
    yield* takeEvery(events.editRequested, surviving(edit));
    yield* takeEvery(events.receiptClosed, surviving(close));
    yield* takeEvery(events.printRequested, surviving(print));
  };
}
