import { select, type SagaGenerator } from 'typed-redux-saga';
import { selectPath } from '#core/location/locationSlice.ts';
import { askedAt, moveOn } from '#core/saga/asking.ts';
import { told } from '#services/dialogs/told.ts';
import type { DeclaredImport, ImportState } from './declareImport';

/** Who has left the page while a file was saved is told how it ended (D36): only a save goes on without its page. */
export function* tellElsewhere({ path, select: selectImport }: DeclaredImport): SagaGenerator<void> {
  const state = yield* select(selectImport);
  if (state.status === 'idle' || (yield* select(selectPath)) === path) return;
  const title = state.status === 'saved' ? 'El archivo quedó guardado' : 'El archivo no se terminó de guardar';
  const asked = yield* askedAt((at) => at === path);
  yield* moveOn(asked, path, 'push', told(title, `Archivo: ${state.fileName}. ${endOf(state)}`, 'Ver el archivo'));
}

function endOf(state: ImportState): string {
  if (state.status === 'saved') return 'Puede ver cuántas filas cambiaron.';
  if ('message' in state) return state.message;
  return state.status === 'wrong'
    ? 'Tiene errores: no se guardó ninguna fila.'
    : 'Otra persona guardó cambios, y no se guardó nada del archivo: mire la revisión de ahora y guarde otra vez.';
}
