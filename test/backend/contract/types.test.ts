import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

test("types and answers' schemas are those of the contract, else 'npm run contract:types' is due", () => {
  const root = resolve(__dirname, '../../..');
  const check = () =>
    execFileSync('npm', ['run', '--silent', 'contract:types', '--', '--check'], { cwd: root, encoding: 'utf8' });
  expect(check).not.toThrow();
}, 60_000);
