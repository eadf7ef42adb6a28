import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { services } from '#core/saga/services.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { maskedEmail, maskedPhone } from '#domain/words/maskedContact.ts';
import { wholeText } from '#domain/words/wholeText.ts';
import { selectLookUp } from './lookUpSlice';

/** As the page shows it: options by name, the telephone and the e-mail so that their owner alone knows them. */
function shownData({ acciones: _a, editableHasta: _e, ...solicitud }: FamilySolicitud): object {
  const { opciones: _, ...datos } = solicitud.datos;
  const { telefono, correo, ...acudiente } = datos.acudiente;
  const reached = { telefono: telefono && maskedPhone(telefono), correo: correo && maskedEmail(correo) };
  return { ...solicitud, datos: { ...datos, acudiente: { ...acudiente, ...reached } } };
}

/** Gives the family all that is kept of its solicitud, and that it may see, as a file (F146). */
export function* saveKeptData(): SagaGenerator<void> {
  const state = yield* select(selectLookUp);
  if (!('solicitud' in state)) return;
  const { files } = yield* services();
  const { radicado } = state.solicitud;
  const text = wholeText(
    `Lo que guardamos de la solicitud ${radicado}`,
    shownData(state.solicitud),
    yield* select(selectTimeZone),
  );
  yield* call([files, 'download'], `solicitud-${radicado}.txt`, 'text/plain', text);
}
