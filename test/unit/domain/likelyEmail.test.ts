import { likelyEmail } from '#domain/words/likelyEmail.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Gil@GMIAL.com', 'Ana.Gil@gmail.com'],
  ['ana@hotmail.con', 'ana@hotmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gamil.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.co', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmial.comm', 'ana@hotmail.com'],
  ['ana@otlook.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@iclud.om', 'ana@icloud.com'],
  [' ana@gmial.com\u200b', 'ana@gmail.com'],
])('%j: was it %s?', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@hotmail.es',
  'ana@yahoo.com.co',
  'ana@yahoo.cl',
  'ana@outlook.com.ar',
  'ana@unibague.edu.co',
  'ana@ibague.gov.co',
  'ana@gmail',
  'gmial.com',
  '@gmial.com',
  '',
])('%j is asked nothing about', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});

it('leaves alone what may become right as it is typed', () => {
  const typing = [...'ana@hotmail.com'].map((_, i, all) => likelyEmail(all.slice(0, i + 1).join(''), true));
  expect(typing.filter((meant) => meant !== null)).toEqual([]);
  expect(likelyEmail('ana@mail.co', true)).toBeNull();
  expect(likelyEmail('ana@gmial.c', true)).toBeNull();
  expect(likelyEmail('ana@gmial.co', true)).toBe('ana@gmail.com');
});
