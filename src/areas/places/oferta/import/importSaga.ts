import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { CSV_TYPE } from '#areas/places/csvType.ts';
import type { InformeDeImportacion } from '#domain/contractTypes.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { INTERRUPTED, joinErrors, readFile } from './importFileSaga';
import { ask, send } from './sendImportSaga';
import {
  errorsRequested,
  fileChosen,
  fileRefused,
  importDismissed,
  reviewBegun,
  reviewed,
  rowsRefused,
  saveConfirmed,
  saved,
  selectImportacion,
  type Comprobado,
} from './ofertaImport';
import type { Errores, Noticia } from './importMessages';

type LecturaErronea = Extract<Noticia, { tipo: 'erroneo' }>;

/** Tells what is wrong, and gives it as a file as often as a person wants it. */
function* tellErrors(
  { nombre, filas, comprobado }: { nombre: string; filas: number; comprobado: Comprobado },
  { primeros, total, enArchivo, archivo }: Errores,
): SagaGenerator<void> {
  const { files } = yield* services();
  yield* put(rowsRefused({ errores: primeros, total, enArchivo, filas, comprobado }));
  for (;;) {
    yield* take(errorsRequested);
    yield* call([files, 'save'], `errores-${nombre.replace(/\.[^.]*$/, '')}.csv`, CSV_TYPE, archivo);
  }
}

/** The file is bad: the server says what is wrong in its other rows, so that all of it is told at once. */
function* tellBadFile(nombre: string, { cuantas: filas, errores, resto }: LecturaErronea): SagaGenerator<void> {
  if (!resto) return yield* tellErrors({ nombre, filas, comprobado: 'nada' }, errores);
  yield* put(reviewBegun({ filas: resto.sanas.cuantas }));
  const revision = yield* send(resto.sanas, null);
  const todos = 'revisadas' in revision ? yield* joinErrors(revision.errores, resto.propios) : null;
  yield* tellErrors({ nombre, filas, comprobado: todos ? 'parte' : 'nada' }, todos ?? errores);
}

/** The rows are kept here, from the file to what the backend says of them; the state has only what is shown. */
function* importFile(file: File): SagaGenerator<void> {
  const lectura = yield* readFile(file);
  if (lectura.tipo === 'ilegible') return void (yield* put(fileRefused({ mensaje: lectura.mensaje })));
  if (lectura.tipo === 'erroneo') return yield* tellBadFile(file.name, lectura);
  const { filas, sobrantes } = lectura;
  for (let esNueva = false; ; esNueva = true) {
    const revision = yield* ask(filas, null);
    if (revision === null || revision === 'stale') return;
    if (revision.errores.length > 0) return yield* tellFound(file.name, revision);
    yield* put(reviewed({ cuentas: cuentasDe(revision), cambios: revision.cambios, sobrantes, esNueva }));
    yield* take(saveConfirmed);
    const informe = yield* ask(filas, revision.huella);
    // Somebody else has saved since: what is saved is what was reviewed.
    if (informe === 'stale') continue;
    if (informe === null) return;
    if (informe.errores.length > 0) return yield* tellFound(file.name, informe);
    return void (yield* put(saved({ cuentas: cuentasDe(informe) })));
  }
}

/** What only the server can find. */
function* tellFound(nombre: string, { errores, revisadas: filas }: InformeDeImportacion): SagaGenerator<void> {
  const todos = yield* joinErrors(errores, null);
  if (todos) yield* tellErrors({ nombre, filas, comprobado: 'todo' }, todos);
  else yield* put(fileRefused({ mensaje: INTERRUPTED }));
}

function cuentasDe({ revisadas, nuevas, cambiadas, iguales }: InformeDeImportacion) {
  return { revisadas, nuevas, cambiadas, iguales };
}

/** The person does without it, leaves the page, or the session ends. */
function* calledOff(): SagaGenerator<void> {
  do yield* take([importDismissed, locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectImportacion)).status !== 'idle');
}

function* follow({ meta }: ReturnType<typeof fileChosen>): SagaGenerator<void> {
  yield* race([call(importFile, meta.secret.file), call(calledOff)]);
}

/** Another file takes the place of the one before, unless that one is being saved: the machine does not take it then. */
export function* importacionSaga(): SagaGenerator<void> {
  let last: Task | undefined;
  for (;;) {
    const chosen = yield* take(fileChosen);
    if ((yield* select(selectImportacion)).status !== 'reading') continue;
    if (last) yield* cancel(last);
    last = yield* fork(surviving(follow), chosen);
  }
}
