import { setImmediate as nextTurn } from 'node:timers/promises';

import { filterChanged, groupToggled } from '#core/menu/menuSlice.ts';
import { menuToggled } from '#shell/sideMenuSlice.ts';
import type { Benchmark } from '../benchmark';
import { startRunning } from './running';

const ACTIONS = 200_000;
const MB = 1024 * 1024;

/** Megabytes in use after collecting; without --expose-gc there is nothing to measure. */
function heap(): number {
  if (!global.gc) throw new Error('Run with --expose-gc (npm run bench does)');
  global.gc();
  return process.memoryUsage().heapUsed / MB;
}

export const benchmark: Benchmark = {
  name: `Memory over ${ACTIONS} actions`,
  async run() {
    const { store, world } = await startRunning();
    let done = 0;
    const unsubscribe = store.subscribe(() => (done += 1));
    /** Clicks, and pages whose reading is called off or answered, one turn of the event loop a round. */
    const soak = async (count: number) => {
      for (done = 0; done < count; await nextTurn()) {
        for (let click = 0; click < 20; click += 1) store.dispatch(groupToggled({ key: String(click) }));
        store.dispatch(filterChanged({ text: String(done) }));
        store.dispatch(menuToggled({ narrow: false }));
        world.navigation.replace('/educacion');
        world.http.pending[0]?.answer({ solicitudes: done, cupos: 1 });
        await nextTurn();
        world.navigation.replace('/tramitacion/tramite-educacion');
        world.navigation.replace('/sitio');
        // The world's own record is no part of the application.
        (world.http.made as unknown[]).length = 0;
      }
    };
    await soak(ACTIONS / 10);
    const before = heap();
    await soak(ACTIONS);
    const after = heap();
    unsubscribe();
    return [
      { name: 'before', value: before, unit: 'MB' },
      { name: 'after', value: after, unit: 'MB' },
      { name: 'growth', value: after - before, unit: 'MB', limit: 1, promised: true },
    ];
  },
};
