import type { Draft } from '#requestForm/draft.ts';
import { keepText } from '#core/session/keptText.ts';
import { DRAFT_KEY, RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import { createFakeStorage, type FakeStorage } from '../world/fakeStorage';
import { storageWithSession } from '../world/sessions';

export const STORED_DRAFT = `${DRAFT_KEY}.area.solicitud`;
export const STORED_RECEIPT = `${RECEIPT_KEY}.area.solicitud`;

/** Storage that holds a citizen's draft. */
export function storageWithDraft(draft: Draft, unanswered = false): FakeStorage {
  const storage = createFakeStorage();
  storage.tab.set(STORED_DRAFT, JSON.stringify({ draft, unanswered }));
  return storage;
}

/** Storage that holds ana's session and a draft of `user`'s. */
export function staffStorage(draft: Draft, user = 'ana', unanswered = false): FakeStorage {
  const storage = storageWithSession();
  keepText(storage, user, STORED_DRAFT, JSON.stringify({ draft, unanswered }));
  return storage;
}
