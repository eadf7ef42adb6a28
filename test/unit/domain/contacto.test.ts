import { getDotPath, safeParse } from 'valibot';
import { contactoLines, hasContacto, telephoneLink, whatsappLink } from '#domain/contacto.ts';
import { contactoSchema } from '#domain/contactoSchema.ts';
import type { Contacto } from '#domain/contractTypes.ts';

const NOBODY: Contacto = { telefono: null, whatsapp: null, correo: null, oficina: null, horario: null };
const takes = (part: Partial<Contacto>) => safeParse(contactoSchema, { ...NOBODY, ...part }).success;

test.each(['2611111', '(608) 261 1111', '+57 608 261-1111 ext. 102', '018000 123 456', '123'])(
  'a telephone may be %s',
  (telefono) => expect(takes({ telefono })).toBe(true),
);
test.each(['12', 'ext. 102', '261 1111 o 261 2222', 'tel:2611111', '1'.repeat(16)])('a telephone is not %s', (telefono) =>
  expect(takes({ telefono })).toBe(false),
);

test('a telephone is dialled by its digits, without its extension', () => {
  expect(telephoneLink('+57 (608) 261-1111 Ext. 102')).toBe('tel:+576082611111');
});

test.each([
  ['300 123 4567', '573001234567'],
  ['+57 300-123-4567', '573001234567'],
  ['+34 612 345 678', '34612345678'],
])('a conversation with %s is opened at wa.me/%s', (whatsapp, digits) => {
  expect(takes({ whatsapp })).toBe(true);
  expect(whatsappLink(whatsapp)).toBe(`https://wa.me/${digits}`);
});
test.each(['2611111', '6082611111', '57 300 123 4567', 'javascript:alert(1)'])('WhatsApp is not %s', (whatsapp) =>
  expect(takes({ whatsapp })).toBe(false),
);

test('hours alone are nobody to ask', () => {
  const { issues = [] } = safeParse(contactoSchema, { ...NOBODY, horario: 'de 8 a 4' });
  expect(issues.map((issue) => [getDotPath(issue), issue.message])).toEqual([
    ['horario', expect.stringMatching(/^El horario solo no se muestra a nadie/)],
  ]);
  expect(takes({ horario: 'de 8 a 4', oficina: 'Alcaldía' })).toBe(true);
  expect(hasContacto({ ...NOBODY, horario: 'de 8 a 4' })).toBe(false);
  expect(contactoLines({ ...NOBODY, horario: 'de 8 a 4' })).toEqual([]);
  expect(contactoLines(null)).toEqual([]);
  expect(contactoLines({ ...NOBODY, correo: 'a@b.co', horario: 'de 8 a 4' })).toEqual(['Correo: a@b.co', 'Horario: de 8 a 4']);
});
