import { dropKeptText, dropTextOfOthers, keepText, readKeptText, removeKeptText } from '#core/session/keptText.ts';
import { KEPT_KEY } from '#services/storage/storageKeys.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';

test('what a user has typed is that user’s alone (D13)', () => {
  const storage = createFakeStorage();
  expect(keepText(storage, 'ana', 'motivo', 'uno')).toBe(true);
  keepText(storage, 'ana', 'nota', 'dos');
  expect(readKeptText(storage, 'ana', 'motivo')).toBe('uno');
  expect(readKeptText(storage, 'ana', 'nota')).toBe('dos');
  expect(readKeptText(storage, 'ana', 'toString')).toBeNull();
  expect(readKeptText(storage, 'berta', 'motivo')).toBeNull();
  dropTextOfOthers(storage.tab, 'ana');
  expect(readKeptText(storage, 'ana', 'motivo')).toBe('uno');
  keepText(storage, 'berta', 'motivo', 'tres');
  expect(readKeptText(storage, 'ana', 'nota')).toBeNull();
  dropTextOfOthers(storage.tab, 'ana');
  expect(storage.tab.get(KEPT_KEY)).toBeNull();
});

test('the last text takes the entry with it; another user’s stays', () => {
  const storage = createFakeStorage();
  keepText(storage, 'ana', 'motivo', 'uno');
  keepText(storage, 'ana', 'nota', 'dos');
  removeKeptText(storage, 'ana', 'motivo');
  expect(readKeptText(storage, 'ana', 'nota')).toBe('dos');
  removeKeptText(storage, 'berta', 'nota');
  expect(readKeptText(storage, 'ana', 'nota')).toBe('dos');
  removeKeptText(storage, 'ana', 'nota');
  expect(storage.tab.get(KEPT_KEY)).toBeNull();
  keepText(storage, 'ana', 'motivo', 'uno');
  dropKeptText(storage.tab);
  expect(storage.tab.get(KEPT_KEY)).toBeNull();
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '1',
  '{"user":1,"texts":{}}',
  '{"user":"ana","texts":null}',
  '{"user":"ana"}',
  '{"user":"ana","texts":{"motivo":1}}',
])('what is stored may be anything: %s', (stored) => {
  const storage = createFakeStorage();
  storage.tab.set(KEPT_KEY, stored);
  expect(readKeptText(storage, 'ana', 'motivo')).toBeNull();
  keepText(storage, 'ana', 'motivo', 'uno');
  expect(readKeptText(storage, 'ana', 'motivo')).toBe('uno');
});
