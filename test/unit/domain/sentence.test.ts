import { sentence } from '#domain/words/sentence.ts';

test.each([
  ['Cierra mañana', 'Cierra mañana.'],
  ['¿Cierra mañana?', '¿Cierra mañana?'],
  ['Cierra a las 11:59 p. m.', 'Cierra a las 11:59 p. m.'],
])('%j ends once', (text, ended) => expect(sentence(text)).toBe(ended));
