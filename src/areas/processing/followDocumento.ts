import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { draftIn } from '#requestForm/solicitudState.ts';
import { liveSearch } from './liveSearch';
import { newSolicitud } from './newSolicitud';

function* look(): SagaGenerator<void> {
  const draft = draftIn(yield* select(newSolicitud.select));
  const { tipoDocumento = '', documento = '' } = draft?.values.estudiante ?? {};
  yield* put(liveSearch.events.typed({ tipoDocumento, documento }));
}

/** Looks for it as the document is typed, and for that of a draft that was kept. */
export function* followDocumento(): SagaGenerator<void> {
  const { estudianteChanged, draftFound, draftBegun } = newSolicitud.events;
  yield* takeEvery([draftFound, draftBegun], surviving(look));
  yield* takeEvery(
    estudianteChanged,
    surviving(function* ({ payload }) {
      if ('tipoDocumento' in payload || 'documento' in payload) yield* look();
    }),
  );
}
