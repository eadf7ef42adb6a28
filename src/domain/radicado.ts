/** What the body of a radicado is written with: Crockford's base 32, without I, L, O, U. */
const CRUDOS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What the check character is counted over (ISO 7064, MOD 37,36). */
const ALFABETO = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = ALFABETO.length;

const LARGO_ANIO = 4;
const LARGO_CUERPO = 7;
const LARGO = LARGO_ANIO + LARGO_CUERPO + 1;

/** So that a source of chance that always gives the same cannot hold the caller for ever. */
const SORTEOS = 1000;

/** Gives a whole number from 0 to `limite` - 1, each as likely; `randomInt` of node:crypto is one. */
export type Azar = (limite: number) => number;

export type RadicadoRevisado =
  | { valido: true; /** As it is stored and shown: `2027-7K3M9QX-9`. */ radicado: string }
  | { valido: false; /** For the person who typed it. */ mensaje: string };

/**
 * Draws a radicado for a school year, `AAAA-XXXXXXX-C`. It says nothing about the request and cannot be guessed
 * from another. The check character catches any one wrong character; it would miss a few swaps of neighbours,
 * and can itself be a letter that is read as a digit: those draws are thrown away.
 * Whether it is taken already is the caller's to see. Throws on a year that is not of four digits, and when
 * 1,000 draws gave none.
 */
export function formarRadicado(anio: number, azar: Azar): string {
  if (!Number.isInteger(anio) || anio < 1000 || anio > 9999) throw new RangeError(`Not a year of four digits: ${anio}`);
  for (let sorteo = 0; sorteo < SORTEOS; sorteo += 1) {
    const cuerpo = Array.from({ length: LARGO_CUERPO }, () => CRUDOS.charAt(azar(CRUDOS.length))).join('');
    const sinControl = `${anio}${cuerpo}`;
    const simbolos = sinControl + caracterDeControl(sinControl);
    if (simbolos.length === LARGO && noSeConfunde(simbolos)) return conGuiones(simbolos);
  }
  throw new Error(`The source of chance gave no radicado in ${SORTEOS} draws`);
}

/**
 * Reads a radicado as people type it: in any case, with spaces, with or without hyphens, with O for 0 and I or
 * L for 1. Gives its one spelling, or what is wrong with it.
 */
export function revisarRadicado(texto: string): RadicadoRevisado {
  const simbolos = texto
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, '');
  if (simbolos === '') return { valido: false, mensaje: 'Escriba el número de radicado.' };
  const sinControl = sinParecidos(simbolos.slice(0, -1));
  const control = simbolos.slice(-1);
  if (simbolos.length !== LARGO || !FORMA.test(sinControl) || !ALFABETO.includes(control)) {
    return { valido: false, mensaje: 'Escriba el radicado completo, como aparece en su comprobante: 2027-7K3M9QX-9.' };
  }
  const esperado = caracterDeControl(sinControl);
  if (control !== esperado && sinParecidos(control) !== esperado) {
    return { valido: false, mensaje: 'El radicado tiene algún carácter equivocado. Compárelo con su comprobante.' };
  }
  return { valido: true, radicado: conGuiones(sinControl + esperado) };
}

const FORMA = new RegExp(`^\\d{${LARGO_ANIO}}[${CRUDOS}]{${LARGO_CUERPO}}$`);

/** Letters that nobody tells from a digit; a radicado's body never has them. */
function sinParecidos(simbolos: string): string {
  return simbolos.replaceAll('O', '0').replace(/[IL]/g, '1');
}

function conGuiones(simbolos: string): string {
  return `${simbolos.slice(0, LARGO_ANIO)}-${simbolos.slice(LARGO_ANIO, -1)}-${simbolos.slice(-1)}`;
}

/** ISO 7064, MOD 37,36, of symbols that are all in the alphabet. */
function caracterDeControl(simbolos: string): string {
  let resto = BASE;
  for (const simbolo of simbolos) {
    const suma = (resto + ALFABETO.indexOf(simbolo)) % BASE || BASE;
    resto = (suma * 2) % (BASE + 1);
  }
  return ALFABETO.charAt((BASE + 1 - resto) % BASE);
}

function noSeConfunde(simbolos: string): boolean {
  if (!CRUDOS.includes(simbolos.slice(-1))) return false;
  for (let i = 1; i < simbolos.length; i += 1) {
    const [a, b] = [simbolos.charAt(i - 1), simbolos.charAt(i)];
    const cambiado = simbolos.slice(0, i - 1) + b + a + simbolos.slice(i + 1);
    if (a !== b && caracterDeControl(cambiado.slice(0, -1)) === cambiado.slice(-1)) return false;
  }
  return true;
}
