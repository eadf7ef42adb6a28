import { etapas } from '#areas/places/etapas.ts';
import { NOTHING_TYPED, typedSemilla } from '#areas/places/allocation/typedSemilla.ts';
import { typedSemillaSaga } from '#areas/places/allocation/typedSemillaSaga.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { runParts } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const TYPED = { ...NOTHING_TYPED, semilla: '8421' };

/** What is typed for the second of two stages, whose list then comes. */
async function typing(first: object, second: object) {
  const saga = await runParts([etapas, typedSemilla, { saga: typedSemillaSaga }], worldWithSession(`${sample.STAGE}`), 'places');
  await saga.answerFirst(sample.etapasOf(sample.FROZEN));
  await saga.dispatch(typedSemilla.events.typed({ typed: TYPED }));
  await saga.dispatch(etapas.events.outdated());
  await saga.answerFirst(sample.etapasOf({ ...sample.FROZEN, ...first }, { ...sample.FROZEN, ...second }));
  return typedSemilla.select(saga.state);
}

const DRAWN = { semilla: sample.DRAWN.semilla };

test('what is typed for a stage stays where only another has its semilla', async () => {
  expect(await typing({ ...DRAWN, codigo: 'otra' }, {})).toMatchObject({ status: 'typed', typed: TYPED });
});

test('once the stage has its semilla, whoever registered it, nothing is left to type', async () => {
  expect(await typing({ codigo: 'otra' }, DRAWN)).toMatchObject({ status: 'untouched' });
});
