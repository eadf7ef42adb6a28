import { resolve } from 'node:path';

import type { Configuration } from 'webpack';

import createBackendConfiguration from '#backend/webpack.config.ts';

/**
 * The command line in one file, `dist-asignacion/asignacion.js`, which needs Node.js and nothing else: an auditor copies
 * it, and runs `node asignacion.js replica.csv`.
 */
export default function createConfiguration(): Configuration {
  return {
    ...createBackendConfiguration(),
    entry: { asignacion: resolve(__dirname, '../allocate.ts') },
    output: { path: resolve(__dirname, '../../../dist-asignacion'), filename: '[name].js', clean: true },
    externals: [],
    plugins: [],
  };
}
