import { FAMILY_MUTATIONS } from './families';
import { KIT_MUTATIONS } from './kits';
import type { Mutation } from './mutation';
import { OTHER_MUTATIONS } from './others';
import { SESSION_MUTATIONS } from './session';
import { STAFF_MUTATIONS } from './staff';

/** Every fault that is put into a copy of the source. */
export const MUTATIONS: readonly Mutation[] = [
  ...SESSION_MUTATIONS,
  ...OTHER_MUTATIONS,
  ...KIT_MUTATIONS,
  ...FAMILY_MUTATIONS,
  ...STAFF_MUTATIONS,
];
