import webpack, { type Configuration } from 'webpack';

import createConfiguration from '#webpack.config.ts';

/** A production build, as `npm run build` makes it but for `changes`, into another folder. */
export async function buildInto(folder: string, changes: Configuration): Promise<void> {
  const configuration = createConfiguration({}, { mode: 'production' });
  const compiler = webpack({ ...configuration, ...changes, output: { ...configuration.output, path: folder } });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}
