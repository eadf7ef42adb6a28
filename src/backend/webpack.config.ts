import { resolve } from 'node:path';

import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';

/** What is named neither by a path nor by `imports` of package.json comes from `node_modules`, or from Node itself. */
const PACKAGE = /^(?![./#]|[a-z]:)/i;

/** Started by computeInThread.ts and attempts.ts, under these names. */
export const threads = {
  computationThread: resolve(__dirname, 'places/allocation/computation/computationThread.ts'),
  stepThread: resolve(__dirname, 'places/allocation/jobs/stepThread.ts'),
};

/**
 * The backend for production, in `dist-backend/`: it runs by itself beside the `dependencies` of package.json
 * (`npm ci --omit=dev`).
 */
export default function createBackendConfiguration(): Configuration {
  return {
    mode: 'production',
    // Node.js 20.19 (package.json, engines).
    target: 'node20.19',
    entry: {
      main: resolve(__dirname, 'main.ts'),
      users: resolve(__dirname, 'usersMain.ts'),
      catalogues: resolve(__dirname, 'cataloguesMain.ts'),
      backup: resolve(__dirname, 'backupMain.ts'),
      restore: resolve(__dirname, 'restoreMain.ts'),
      ...threads,
    },
    output: { path: resolve(__dirname, '../../dist-backend'), filename: '[name].js', clean: true },
    externalsPresets: { node: true },
    externals: [
      ({ request = '' }, settle) => {
        if (PACKAGE.test(request)) settle(undefined, `commonjs ${request}`);
        else settle();
      },
    ],
    // The folder of the built file: migrations and the thread lie beside it.
    node: { __dirname: false, __filename: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
        },
      ],
    },
    plugins: [
      new CopyPlugin({
        patterns: [
          { from: resolve(__dirname, 'db/migrations'), to: 'migrations' },
          { from: resolve(__dirname, 'firstData/ejemplo.json'), to: 'ejemplo.json' },
        ],
      }),
    ],
    // A fault is reported by line; nobody downloads this.
    devtool: 'source-map',
    optimization: { minimize: false },
    performance: { hints: false },
  };
}
