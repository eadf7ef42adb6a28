import { type Answer, createCheckAnswer } from '#backend/contract/answers.ts';

const check = createCheckAnswer();

const problem = { title: 'a', status: 404, detail: 'b' };
const read: Answer = {
  method: 'GET',
  path: '/api/educacion/resumen',
  status: 200,
  contentType: 'application/json',
  body: { solicitudes: 1, cupos: 2 },
};
const page: Answer = {
  ...read,
  path: '/api/educacion/tramitacion/solicitudes/2027-7K3M9QX-9/bitacora',
  body: { elementos: [], pagina: 1, total: 0 },
};

it.each([
  ['a schema of its own', read],
  ['a path with a parameter', page],
  ['a shared problem', { ...page, status: 404, contentType: 'application/problem+json', body: problem }],
  [
    'a response that is another operation’s',
    {
      ...read,
      method: 'POST',
      path: '/api/educacion/consulta/retiro',
      status: 409,
      contentType: 'application/problem+json',
      body: { ...problem, status: 409, codigo: 'version_vieja' },
    },
  ],
  ['a call that there is not', { ...read, path: '/otra', status: 404, contentType: 'application/problem+json', body: problem }],
  [
    'a body that could not be read',
    { ...read, method: 'POST', status: 400, contentType: 'application/problem+json', body: { ...problem, status: 400 } },
  ],
])('takes an answer that holds: %s', (_case, answer) => {
  expect(check(answer)).toEqual([]);
});

it.each([
  ['an unknown call', { ...read, path: '/api/educacion/otra' }, 'has no such call'],
  ['an unknown method', { ...read, method: 'POST' }, 'has no such call'],
  ['an unknown status', { ...read, status: 204 }, 'has no such status'],
  [
    'a refusal that is no problem',
    { ...read, status: 500, body: {} },
    'application/json in the place of application/problem+json',
  ],
  ['another content type', { ...read, contentType: 'text/html' }, 'text/html in the place of application/json'],
  ['a missing field', { ...read, body: { solicitudes: 1 } }, "must have required property 'cupos'"],
  ['an unknown field', { ...read, body: { solicitudes: 1, cupos: 2, otro: 3 } }, '"additionalProperty":"otro"'],
  ['a value out of its range', { ...read, body: { solicitudes: -1, cupos: 2 } }, '/solicitudes must be >= 0'],
  [
    'an element of a list',
    { ...page, body: { elementos: [{ en: 'ayer' }], pagina: 1, total: 1 } },
    '/elementos/0/en must match format',
  ],
])('tells a fault: %s', (_case, answer, fault) => {
  expect(check(answer).join('\n')).toContain(fault);
});
