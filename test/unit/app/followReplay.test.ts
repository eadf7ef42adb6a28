import { configureStore, Tuple } from '@reduxjs/toolkit';
import { createChunkHost } from '../../../src/app/chunks/chunkHost';
import { chunkFailed } from '../../../src/app/chunks/chunksSlice';
import { createDispatchTracker } from '../../../src/app/replay/dispatchTracker';
import { followReplay } from '../../../src/app/replay/followReplay';
import { createRootReducer, type RootState } from '../../../src/app/rootReducer';
import { locationChanged } from '../../../src/features/location/locationSlice';
import { createFakeLoaders } from '../../support/world/fakeLoaders';
import { createFakeNavigation } from '../../support/world/fakeNavigation';

beforeEach(() => void jest.useFakeTimers());

const settle = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const at = (path: string): RootState['location'] => ({ status: 'known', kind: 'push', path, search: '', key: 'k' });

function start() {
  const reducer = createRootReducer();
  const initial = reducer(undefined, { type: '@@INIT' });
  const tracker = createDispatchTracker();
  const store = configureStore({ reducer, middleware: () => new Tuple(tracker.middleware) });
  const navigation = createFakeNavigation('/login');
  const show = jest.spyOn(navigation, 'show');
  const { loaders, asked } = createFakeLoaders();
  const chunkHost = createChunkHost(loaders, jest.fn());
  const report = jest.fn();
  followReplay({ store, tracker, chunkHost, navigation, report });
  /** As the DevTools do: another state stands there, and no action came. */
  const putInPlace = (state: Partial<RootState>) => store.replaceReducer(() => ({ ...initial, ...state }));
  return { store, navigation, show, asked, chunkHost, report, putInPlace, initial };
}

test('the address bar follows a state that was put in place, without a history entry', async () => {
  const { navigation, show, putInPlace } = start();
  putInPlace({ location: at('/sitio') });
  putInPlace({ location: at('/educacion') });
  expect(show).not.toHaveBeenCalled();
  await settle(150);
  expect(show).toHaveBeenCalledTimes(1);
  expect(navigation.entries).toEqual(['/educacion']);
});

test('an address that is shown already, or not known, changes nothing', async () => {
  const { show, putInPlace } = start();
  putInPlace({ location: at('/login') });
  await settle(150);
  putInPlace({ location: { status: 'unknown' } });
  await settle(150);
  expect(show).not.toHaveBeenCalled();
});

test("what the application dispatches is the sagas' business, and puts an end to what was to be shown", async () => {
  const { store, show, putInPlace } = start();
  store.dispatch(locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }));
  await settle(150);
  putInPlace({ location: at('/educacion') });
  store.dispatch(chunkFailed({ chunk: 'site' }));
  await settle(1_000);
  expect(show).not.toHaveBeenCalled();
});

test('the code of a chunk that the state calls loaded is fetched; a failure is reported', async () => {
  const { asked, chunkHost, report, putInPlace, initial } = start();
  const chunks = { ...initial.chunks, citizen: { status: 'loaded' }, education: { status: 'loading' } } as const;
  putInPlace({ chunks });
  expect(asked.map(({ name }) => name)).toEqual(['citizen']);
  const fault = new Error('404');
  asked[0]?.fail(fault);
  await settle(0);
  expect(report.mock.calls).toEqual([[fault]]);
  putInPlace({ chunks });
  asked[1]?.arrive();
  await settle(0);
  expect(chunkHost.get('citizen')).toBeDefined();
  putInPlace({ chunks });
  expect(asked).toHaveLength(2);
});
