import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OTHER_MUTATIONS } from './mutations/others';
import { SESSION_MUTATIONS } from './mutations/session';

// An edit that finds nothing would be counted as a fault that was caught.
test.each([...SESSION_MUTATIONS, ...OTHER_MUTATIONS].map((edit) => [edit.what, edit] as const))(
  '%s: the text that is put wrong stands once in the source',
  (_what, { file, search }) => {
    expect(readFileSync(join(__dirname, '../..', file), 'utf8').split(search)).toHaveLength(2);
  },
);
