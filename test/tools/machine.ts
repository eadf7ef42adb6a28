import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MACHINES } from './machines';
import { kindsOf, withDiagrams } from './mermaid';

/** `npm run machine`: draws every machine into src/MACHINES.md. */
const drawings = join(__dirname, '../../src/MACHINES.md');
writeFileSync(drawings, withDiagrams(readFileSync(drawings, 'utf8'), kindsOf(MACHINES)));
console.log(`src/MACHINES.md: ${MACHINES.length} machines drawn`);
