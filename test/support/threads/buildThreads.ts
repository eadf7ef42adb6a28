import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import webpack from 'webpack';

import createConfiguration, { threads } from '#backend/webpack.config.ts';
import { digestOfSources } from '../digestOfSources';
import { placeOfThreads } from './place';

const cache = resolve(__dirname, '../../../.cache/threads');

/** What the threads come from. */
const sources = ['src/backend', 'src/allocation', 'src/domain', 'test/support/threads/buildThreads.ts', 'package-lock.json'];

async function build(path: string): Promise<void> {
  const configuration = createConfiguration();
  const compiler = webpack({ ...configuration, entry: threads, plugins: [], output: { ...configuration.output, path } });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}

/** The backend's threads as they are built for production, made where there are none yet for these sources. */
export async function prepareThreads(): Promise<void> {
  const place = join(cache, digestOfSources(sources));
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true });
    // Several processes may make them at once: each puts a whole folder in its place, the first one's stays.
    const temporary = mkdtempSync(join(cache, 'new-'));
    await build(temporary);
    try {
      renameSync(temporary, place);
    } catch (error) {
      rmSync(temporary, { recursive: true });
      if (!existsSync(place)) throw error;
    }
  }
  placeOfThreads.set(place);
}
