import { onlyOwnCupoProblem } from '#domain/solicitud/opcionesSchema.ts';
import { acceptText, CUPO_ACTUAL_RULE, cupoActualText, declineText, withdrawalText } from '#domain/words/cupoActualTexts.ts';
import type { DecidedCupo, Estado, FamilySolicitud } from '#domain/contractTypes.ts';
import { FAMILY_SOLICITUD, id, OFERTA } from '#test/support/samples/contractSamples.ts';

const HELD = { ...OFERTA, id: id(9) };

/** A solicitud in a state, with what is decided of the current seat; without that, it claims none. */
function withCupo(estado: Estado, decided: Partial<DecidedCupo> | null, change: Partial<FamilySolicitud> = {}): FamilySolicitud {
  const isAssigned = ['asignada', 'aceptada', 'aceptada_y_en_lista'].includes(estado);
  return {
    ...FAMILY_SOLICITUD,
    estado,
    historia: [],
    cupoActual: decided ? HELD : null,
    decisionDeCupo: decided && { decision: 'pendiente', motivo: null, enLista: false, pasoAOtros: false, ...decided },
    resultado: FAMILY_SOLICITUD.resultado && { ...FAMILY_SOLICITUD.resultado, asignada: isAssigned ? OFERTA : null },
    ...change,
  };
}

const APPROVED = { decision: 'aprobada' } as const;
const GONE = { ...APPROVED, pasoAOtros: true } as const;
const KEPT = 'El estudiante conserva el cupo que ya tiene.';
const PASSED = 'El cupo que el estudiante tenía antes ya pasó a otros';

test.each<[Estado, Partial<DecidedCupo> | null, string | null]>([
  ['radicada', null, null],
  ['radicada', {}, CUPO_ACTUAL_RULE],
  ['validada', APPROVED, CUPO_ACTUAL_RULE],
  ['asignada', null, null],
  ['asignada', APPROVED, KEPT],
  ['asignada', GONE, `${PASSED}: si no acepta este, o no responde, se queda sin ninguno.`],
  ['en_lista_de_espera', APPROVED, KEPT],
  ['en_lista_de_espera', { enLista: true }, KEPT],
  ['en_lista_de_espera', { decision: 'negada' }, null],
  ['en_lista_de_espera', null, null],
  ['sin_cupo', APPROVED, KEPT],
  ['sin_cupo', null, null],
  ['aceptada', GONE, `${PASSED}.`],
  ['vencida', GONE, `${PASSED}.`],
  ['retirada', APPROVED, KEPT],
])('%s, of a seat %j: %s', (estado, decided, text) => {
  expect(cupoActualText(withCupo(estado, decided))).toBe(text);
});

test('who moved up from a seat that was accepted has that no more either', () => {
  const historia: FamilySolicitud['historia'] = [
    { en: '2026-12-20T17:00:00Z', que: 'movimiento', de: 'aceptada_y_en_lista', a: 'asignada', motivo: null, oficina: false },
  ];
  const moved = withCupo('asignada', null, { historia });
  expect(cupoActualText(moved)).toBe(`${PASSED}: si no acepta este, o no responde, se queda sin ninguno.`);
  expect(declineText(moved)).toBe(`${PASSED}: sin este se queda sin ninguno.`);
  expect(acceptText(moved)).toBe(`${PASSED}.`);
});

const LOST = 'La solicitud termina y el cupo que obtuvo pasa a otra familia.';
const ENDS = 'La solicitud termina: no entra en más asignaciones ni sigue en la lista de espera.';

test.each<[Estado, Partial<DecidedCupo> | null, string]>([
  ['radicada', null, ENDS],
  ['en_lista_de_espera', APPROVED, `${ENDS} ${KEPT}`],
  ['radicada', {}, `${ENDS} Si el estudiante tiene un cupo en el colegio donde está, retirarla no se lo quita.`],
  ['asignada', null, LOST],
  ['aceptada', null, LOST],
  ['aceptada_y_en_lista', GONE, `${LOST} ${PASSED}: se queda sin ninguno.`],
])('withdrawing from %s, of a seat %j: %s', (estado, decided, text) => {
  expect(withdrawalText(withCupo(estado, decided))).toBe(text);
});

test('who was given the very seat that the pupil has loses nothing by withdrawing or declining', () => {
  const own = withCupo('asignada', APPROVED, { cupoActual: OFERTA });
  expect(withdrawalText(own)).toBe(`${ENDS} ${KEPT}`);
  expect(declineText(own)).toBe(KEPT);
});

test('declining and accepting say nothing of a seat that does not count', () => {
  expect([declineText(withCupo('asignada', {})), declineText(withCupo('asignada', null))]).toEqual([null, null]);
  expect(acceptText(withCupo('asignada', APPROVED))).toBeNull();
});

test.each([
  [[id(1)], id(1), true],
  [[id(1)], id(2), false],
  [[id(1)], null, false],
  [[id(1), id(2)], id(1), false],
])('the options %j beside the seat %j: only that is asked for, %s', (opciones, cupoActual, isOnly) => {
  expect(onlyOwnCupoProblem(opciones, cupoActual) !== null).toBe(isOnly);
});
