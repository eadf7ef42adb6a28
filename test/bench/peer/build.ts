import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import HtmlPlugin from 'html-webpack-plugin';

import { buildInto } from '#test/support/buildInto.ts';

const root = resolve(__dirname, '../../..');
const PAGE =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Peer</title></head><body><div id="root"></div></body></html>';

/** Calls `work` with the folder of the peer, built as the application is; the folder is gone afterwards. */
export async function withPeer<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'peer-'));
  try {
    await buildInto(folder, { entry: join(__dirname, 'peer.tsx'), plugins: [new HtmlPlugin({ templateContent: PAGE })] });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
