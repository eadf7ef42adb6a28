/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSizes } from '#test/tools/sizes/report.ts';

let dist = '';
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'pisami-sizes-'))));
afterEach(() => rmSync(dist, { recursive: true }));

function report() {
  const lines: string[] = [];
  const code = reportSizes(dist, (line) => lines.push(line));
  return { code, lines };
}

test('without a build: one line, and code 2', () => {
  expect(report()).toEqual({ code: 2, lines: ['There is no build in dist/: run npm run build first'] });
});

test('a part without a limit, and limits without a part: said, and code 1', () => {
  mkdirSync(join(dist, 'static'));
  writeFileSync(join(dist, 'index.html'), '<script src=static/main.012345.js></script>');
  writeFileSync(join(dist, 'static/main.012345.js'), 'main()');
  writeFileSync(join(dist, 'static/unknown.012345.js'), 'unknown()');
  const { code, lines } = report();
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/unknown: scripts .*NO LIMIT SET/);
  expect(lines.join('\n')).toMatch(/^Limits for parts that the build does not have: .*places/m);
});
