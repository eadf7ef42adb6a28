import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MUTATIONS } from './mutations/all';

const root = join(__dirname, '../..');

// An edit that finds nothing would be counted as a fault that was caught.
test.each(MUTATIONS.map((edit) => [edit.what, edit] as const))(
  '%s: the text that is put wrong stands once in the source',
  (_what, { file, search, replace }) => {
    expect(readFileSync(join(root, file), 'utf8').split(search)).toHaveLength(2);
    expect(replace).not.toBe(search);
  },
);
