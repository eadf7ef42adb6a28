import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { answerFiles, CONTRACT } from './answerSchemas';
import { personalFieldsFile } from './personalFields';

/** `npm run contract:types`: writes what the contract says of requests and answers; with `--check` it only compares. */
async function run(): Promise<void> {
  const types = COMMENT_HEADER + astToString(await openapiTS(pathToFileURL(CONTRACT)));
  const contract = [join(__dirname, '../../src/domain/contract.ts'), types] as const;
  for (const [path, text] of [contract, ...(await answerFiles()), await personalFieldsFile()]) {
    if (!process.argv.includes('--check')) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) throw new Error(`${path} is not what the contract says`);
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
