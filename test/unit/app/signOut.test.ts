import { createRootReducer } from '#app/rootReducer.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { MACHINES } from '#test/tools/machines.ts';

/** What a session's end leaves as it is, and why: all else is the user's, and is gone with them (D13). */
const OF_THE_TAB: Readonly<Record<string, readonly string[]>> = {
  'it is of the build, or of the address, and says nothing of a person': ['chunk', 'config', 'location'],
  'the calls that it counts end by themselves': ['overlay'],
  'it is what ends; a sign-in under way goes on': ['session'],
  'the choice is the browser’s, and is stored for whoever works there': ['processing.shortcuts'],
  'a family has no session: what is its own goes when it closes it, or the tab': [
    'check',
    'contactChange',
    'convocatoria',
    'edit',
    'editSending',
    'guardados',
    'lookUp',
    'lostRadicado',
    'lugar',
    'proofs',
    'publishedCutOffs',
    'sedes',
    'reclamoSend',
    'sedesMap',
    'solicitud',
    'solicitudSending',
    'typedReclamo',
    'editSedes',
    'solicitudSedes',
  ].map((name) => `citizen.${name}`),
  'what it lists is public, and unread once its page is left': ['processing.newSolicitudSedes', 'processing.editInNameSedes'],
  'it holds what is sent until that is answered, and a sign-out ends the call': ['newSolicitud', 'editInName'].map(
    (name) => `processing.${name}Sending`,
  ),
};

/** Whether each end of a session leads from each state back to the first. */
function isReset({ initial, transitions }: (typeof MACHINES)[number]): boolean {
  const states = new Set(transitions.flatMap(({ from, to }) => [from, ...to]));
  // One that never leaves its first state may keep something in it.
  if (states.size > 1) states.delete(initial.status);
  return [...states].every((state) =>
    SESSION_ENDINGS.every(({ type }) =>
      transitions.some(({ from, event, to }) => from === state && event === type && to.every((one) => one === initial.status)),
    ),
  );
}

test("every machine is reset by a session's end, or is the tab's for a reason", () => {
  const kept = MACHINES.filter((machine) => !isReset(machine)).map(({ name }) => name);
  expect(kept.sort()).toEqual(Object.values(OF_THE_TAB).flat().sort());
});

test('no slice is made of anything but these machines', () => {
  const slices = Object.keys(createRootReducer()(undefined, { type: '@@INIT' }));
  const names = MACHINES.map(({ name }) => name.split('.')[0]);
  // One machine for each of its chunks.
  expect(slices.filter((slice) => !names.includes(slice))).toEqual(['chunks']);
});
