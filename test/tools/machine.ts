import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindsOf, MACHINES } from './machines';
import { withDiagrams } from './mermaid';

/** `npm run machine`: draws every machine into the README. */
const readme = join(__dirname, '../../README.md');
writeFileSync(readme, withDiagrams(readFileSync(readme, 'utf8'), kindsOf(MACHINES)));
console.log(`README.md: ${MACHINES.length} machines drawn`);
