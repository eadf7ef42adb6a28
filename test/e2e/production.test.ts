import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const dist = resolve(__dirname, '../../dist');

/** D16b: a real family's data never reaches an exported list of actions. */
it.each([
  ['no hook for the DevTools', /REDUX_DEVTOOLS/],
  ['no replay', /JUMP_TO_STATE|liftedStore|replay\/left|stagedActionIds/],
])('the production build has %s in it', (_, trace) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => trace.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});
