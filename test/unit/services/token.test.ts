import { readToken } from '#services/storage/token.ts';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';

test.each([
  ['eyJhbGciOi.J9', 'eyJhbGciOi.J9'],
  ['token de ana', 'token de ana'],
  ['nullable', 'nullable'],
  ['', null],
  ['  ', null],
  ['null', null],
  ['undefined', null],
  ['uno\ndos', null],
  ['clave→', null],
])('the stored %j is the token %j (D32)', (stored, token) => {
  const storage = createFakeStorage();
  storage.tab.set(TOKEN_KEY, stored);
  expect(readToken(storage)).toBe(token);
});

test('where nothing is stored there is none', () => {
  expect(readToken(createFakeStorage())).toBeNull();
});
