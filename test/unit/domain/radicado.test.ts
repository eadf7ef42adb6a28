import fc from 'fast-check';
import { buildRadicado, checkRadicado } from '#domain/radicado.ts';

const RADICADO = '2027-7K3M9QX-9';
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Radicados of any year of these two centuries, from any course of chance. */
const radicados = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.infiniteStream(fc.nat(31)))
  .map(([anio, lotteries]) => buildRadicado(anio, () => Number(lotteries.next().value)));

function readBack(text: string): string | undefined {
  const checked = checkRadicado(text);
  return checked.ok ? checked.value : undefined;
}

test.each([
  ['as it is', RADICADO],
  ['in small letters', '2027-7k3m9qx-9'],
  ['without hyphens', '20277K3M9QX9'],
  ['with spaces within and around', ' 2027 7K3 M9QX 9\n'],
  ['with the dashes of a word processor', '2027–7K3M9QX—9'],
  ['with marks that nobody sees', '\u200e2027-7K3\u00adM9QX\u2060-9\ufeff'],
  ['with what it is called', 'Radicado: 2027-7K3M9QX-9.'],
  ['as a letter has it', 'Su número de radicado es 2027-7k3m9qx-9'],
  ['with nothing between', 'radicado2027-7K3M9QX-9'],
  ['in full width', '2027-7K3M9QX-9'],
])('a radicado is read %s', (_, text) => {
  expect(checkRadicado(text)).toEqual({ ok: true, value: RADICADO });
});

test.each([
  ['2O27-7K3M9QX-9', RADICADO],
  ['2027-A1W04NR-H', '2027-A1W04NR-H'],
  ['2027-aIwo4nr-h', '2027-A1W04NR-H'],
  ['2027-ALWO4NR-H', '2027-A1W04NR-H'],
])('letters that look like digits are read as these: %s', (text, radicado) => {
  expect(readBack(text)).toBe(radicado);
});

test.each([
  ['', /^Escriba el número de radicado/],
  [' - ', /^Escriba el número de radicado/],
  ['2027-7K3M9QX', /completo/],
  ['2027-7K3M9QX-99', /completo/],
  ['A027-7K3M9QX-9', /completo/],
  ['Radicado:', /completo/],
  ['Radicado 1: 2027-7K3M9QX-9', /completo/],
  ['2027-7U3M9QX-9', /completo/],
  ['2027-7K3Ñ9QX-9', /completo/],
  ['2027-7K3M9QX-Ñ', /completo/],
  ['2027-7K3M9QX-8', /equivocado/],
])('%j is refused with what to do', (text, message) => {
  expect(checkRadicado(text)).toMatchObject({ ok: false, problems: expect.stringMatching(message) as string });
});

test('the check character is that of ISO 7064 MOD 37,36', () => {
  // As the standard writes the check: all characters, the last one too, and 1 is left.
  fc.assert(
    fc.property(radicados, (radicado) => {
      const values = [...radicado.replaceAll('-', '')].map((character) => CHARACTERS.indexOf(character));
      let product = 36;
      for (const value of values.slice(0, -1)) product = (((product + value) % 36 || 36) * 2) % 37;
      expect((product + (values.at(-1) ?? NaN)) % 36).toBe(1);
    }),
  );
});

test('what is formed has the year, no letter that looks like a digit, and is read as itself', () => {
  fc.assert(
    fc.property(radicados, (radicado) => {
      expect(radicado).toMatch(/^20\d\d-[0-9A-HJKMNP-TV-Z]{7}-[0-9A-HJKMNP-TV-Z]$/);
      expect(readBack(radicado)).toBe(radicado);
    }),
  );
});

test('no one wrong character is taken for another radicado', () => {
  fc.assert(
    fc.property(radicados, (radicado) => {
      const taken = [...radicado].flatMap((character, i) =>
        character === '-'
          ? []
          : CHARACTERS.map((other) => readBack(radicado.slice(0, i) + other + radicado.slice(i + 1))).filter(
              (other) => other !== undefined && other !== radicado,
            ),
      );
      expect(taken).toEqual([]);
    }),
  );
});

test('no two neighbours swapped are taken for another radicado', () => {
  fc.assert(
    fc.property(radicados, (radicado) => {
      const symbols = radicado.replaceAll('-', '');
      const taken = [...symbols.slice(1)]
        .map((_, i) => readBack(symbols.slice(0, i) + symbols.charAt(i + 1) + symbols.charAt(i) + symbols.slice(i + 2)))
        .filter((other) => other !== undefined && other !== radicado);
      expect(taken).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('every year of this century can have radicados', () => {
  for (let anio = 2000; anio < 2100; anio += 1) {
    let draw = 0;
    expect(buildRadicado(anio, (limit) => (draw += 7) % limit)).toMatch(new RegExp(`^${anio}-`));
  }
});

test.each([-1, 32])('a source of chance that always gives %s ends in an error', (always) => {
  expect(() => buildRadicado(2027, () => always)).toThrow('1000 draws');
});

test('a constant source of chance ends, in a radicado or in an error', () => {
  const ends = Array.from({ length: 32 }, (_, always) => {
    let calls = 0;
    try {
      buildRadicado(2027, () => {
        calls += 1;
        return always;
      });
      return 'radicado';
    } catch {
      return calls === 7000 ? 'error' : `after ${calls} calls`;
    }
  });
  expect(new Set(ends)).toEqual(new Set(['radicado', 'error']));
});

test.each([999, 10_000, 2027.5, NaN])('%s is no year', (anio) => {
  expect(() => buildRadicado(anio, () => 0)).toThrow(RangeError);
});
