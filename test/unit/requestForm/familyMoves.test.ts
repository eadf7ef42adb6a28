import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { answersOf, questionOf, type FamilyMove } from '#requestForm/familyMoves.ts';
import { OTHER_OFERTA } from '#test/support/samples/citizen.ts';
import { FAMILY_SOLICITUD, OFERTA } from '#test/support/samples/contractSamples.ts';

const offered = (asignada: FamilySolicitud['cupoActual'], part: Partial<FamilySolicitud> = {}): FamilySolicitud => ({
  ...FAMILY_SOLICITUD,
  opciones: [OFERTA, OTHER_OFERTA],
  cupoActual: null,
  ...part,
  resultado: FAMILY_SOLICITUD.resultado && { ...FAMILY_SOLICITUD.resultado, asignada },
});

test.each<[string, FamilySolicitud, FamilyMove[]]>([
  ['of the first option nothing better is waited for', offered(OFERTA), ['aceptar', 'declinar']],
  ['of another one it is', offered(OTHER_OFERTA), ['aceptar', 'aceptar_y_seguir', 'declinar']],
  ['what cannot be done is not offered', offered(OTHER_OFERTA, { acciones: ['retirar'] }), []],
])('the answers to an offer: %s', (_, solicitud, answers) => {
  expect(answersOf(solicitud)).toEqual(answers);
});

test.each<[FamilyMove, FamilySolicitud, RegExp, Required<ReturnType<typeof questionOf>>['icon']]>([
  ['aceptar', offered(OFERTA), /^Se queda con este cupo y sale de la lista de espera de sus otras opciones\./, 'info'],
  ['aceptar_y_seguir', offered(OTHER_OFERTA), /^Guarda este cupo y espera una opción que prefiere más\./, 'info'],
  ['declinar', offered(OFERTA), /^Este cupo pasa a otra familia, .* No se puede deshacer\.$/, 'warning'],
  ['declinar', offered(OFERTA, { cupoActual: OFERTA }), /^La solicitud sale de la lista de espera y termina\./, 'warning'],
  ['declinar', { ...offered(null), resultado: null }, /^La solicitud sale de la lista de espera y termina\./, 'warning'],
  ['retirar', offered(OFERTA), /No se puede deshacer\.$/, 'warning'],
])('%s says what follows before it is sent, and whether it can be undone', (move, solicitud, text, icon) => {
  const question = questionOf(move, solicitud);
  expect(question.text).toMatch(text);
  expect(question.icon).toBe(icon);
});
