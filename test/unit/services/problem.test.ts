import { problemOf } from '#services/http/httpProblem.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';

const failed = (body: unknown, status = 422): HttpFailure => ({ kind: 'status', status, body });
const NONE = { code: null, detail: null, fieldErrors: {}, messages: [], seconds: null };

test('a whole problem', () => {
  const body = { title: 'T', codigo: 'c', detail: 'd', errores: [{ campo: 'a', mensaje: 'm' }], segundos: 3 };
  expect(problemOf(failed(body))).toEqual({ code: 'c', detail: 'd', fieldErrors: { a: 'm' }, messages: ['m'], seconds: 3 });
});

test.each([undefined, null, 'x', 3, {}, { codigo: 1, detail: {}, errores: [{ campo: 1 }], segundos: -1 }])(
  '%j says nothing',
  (body) => expect(problemOf(failed(body))).toEqual(NONE),
);

test('a wrong member leaves the others', () => {
  expect(problemOf(failed({ codigo: 'c', errores: 'x', segundos: 'y' }))).toEqual({ ...NONE, code: 'c' });
});

test('no answer has no problem', () => {
  expect(problemOf({ kind: 'noAnswer', reason: 'network' })).toEqual(NONE);
});

test.each([
  [failed({ codigo: 'c', detail: 'Falta el grado' }), 'Falta el grado'],
  // Whoever does not know the contract may speak any language.
  [failed({ detail: 'Unprocessable' }), 'Ha ocurrido un error, por favor contacte al administrador'],
  [failed({ codigo: 'c', detail: 'x' }, 403), 'No tiene permiso para esta sección'],
  [failed({ segundos: 0 }, 429), 'Demasiados intentos. Intente de nuevo en 1 segundo'],
  [failed({ segundos: 59.2 }, 429), 'Demasiados intentos. Intente de nuevo en 60 segundos'],
  [failed({ segundos: 3600 }, 429), 'Demasiados intentos. Intente de nuevo en 60 minutos'],
  [failed({ segundos: 86_000 }, 429), 'Demasiados intentos. Intente de nuevo en 24 horas'],
  [failed({}, 429), 'Demasiados intentos. Intente de nuevo más tarde'],
  [{ kind: 'aborted' } as const, 'La consulta se interrumpió. Intente de nuevo'],
])('%j: %s', (failure, message) => expect(problemMessage(failure)).toBe(message));
