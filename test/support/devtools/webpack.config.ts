import { resolve } from 'node:path';

import type { Configuration } from 'webpack';

import createConfiguration from '#webpack.config.ts';

const loader = {
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
};

/** The development build in `folder`/app, and `folder`/hook.js, which stands in for the browser's extension. */
export default function createReplayConfiguration({ folder }: { folder: string }): Configuration[] {
  const application = createConfiguration({}, { mode: 'development' });
  return [
    { ...application, devtool: false, output: { ...application.output, path: resolve(folder, 'app') } },
    {
      mode: 'development',
      devtool: false,
      entry: resolve(__dirname, 'hook.ts'),
      output: { path: folder, filename: 'hook.js' },
      resolve: { extensions: ['.ts', '.js'] },
      module: { rules: [{ test: /\.ts$/, ...loader }] },
    },
  ];
}
