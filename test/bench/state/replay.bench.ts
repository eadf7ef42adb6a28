import type { UnknownAction } from '@reduxjs/toolkit';

import { locationChanged } from '#core/location/locationSlice.ts';
import { groupToggled, menuRead } from '#core/menu/menuSlice.ts';
import { requestEnded, requestStarted } from '#core/overlay/overlaySlice.ts';
import { sessionFound } from '#core/session/sessionEvents.ts';
import { reportReplay } from '#test/tools/replay/report.ts';
import { createWholeReducer } from '#test/tools/replay/wholeApplication.ts';
import type { Benchmark } from '../benchmark';
import { startRunning } from './running';

const COUNT = 10_000;

async function record(): Promise<UnknownAction[]> {
  const { store } = await startRunning();
  const { menu } = store.getState();
  const goTo = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });
  const round = [goTo('/educacion/3/4'), groupToggled({ key: '3' }), requestStarted(), { type: 'gone' }, requestEnded()];
  const actions: UnknownAction[] = [
    sessionFound({ user: 'ana', year: '2026' }),
    menuRead({ entries: menu.status === 'ready' ? menu.entries : [], path: '/sitio' }),
  ];
  while (actions.length < COUNT) actions.push(...round);
  return actions.slice(0, COUNT);
}

/** Milliseconds of processor time, the best of three: what else the machine does is not counted. */
function time(work: () => void): number {
  const rounds = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

export const benchmark: Benchmark = {
  name: `Replay of ${COUNT} recorded actions`,
  async run() {
    const actions = await record();
    const text = JSON.stringify(actions);
    const reducer = createWholeReducer();
    const computed = time(() => void actions.reduce(reducer, reducer(undefined, { type: '@@INIT' })));
    let code = 0;
    const reported = time(() => (code = reportReplay(text, () => undefined)));
    if (code !== 0) throw new Error('The recording does not replay');
    return [
      { name: 'the states alone', value: computed, unit: 'ms', limit: 1000, promised: true },
      { name: 'npm run replay: read, computed and told', value: reported, unit: 'ms', limit: 1000, promised: true },
    ];
  },
};
