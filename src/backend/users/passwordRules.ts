import { withoutMarks } from '#domain/words/searchText.ts';
import { leakedPasswords } from './leakedPasswords';

const shortest = 12;
/** Longer ones would only spend time. */
const longest = 128;

/** What people begin with when they are asked for something long: with figures and signs behind it, it is guessed first. */
const commonest = new Set(
  (
    'password passwordpassword contrasena contrasenasegura micontrasena clave clavesegura claveclave miclave secreto ' +
    'admin administrador administrator adminadmin usuario funcionario coordinador secretaria alcaldia alcaldiamunicipal ' +
    'educacion cupoescolar pisami pisamipisami bienvenido bienvenidos welcome letmein changeme cambiame temporal prueba ' +
    'pruebas test testtest hola holahola holamundo teamo teamomucho iloveyou princesa estrella colombia micolombia bogota ' +
    'medellin cali barranquilla ibague tolima america millonarios nacional atleticonacional santafe junior football futbol ' +
    'qwerty qwertyuiop asdfghjkl abc abcabc abcd monkey dragon superman batman pokemon naruto jesus jesusteama cristo ' +
    'dios diosesamor diosteama familia mifamilia enero febrero marzo abril mayo junio julio agosto septiembre octubre ' +
    'noviembre diciembre'
  ).split(' '),
);

/** Keys and letters in a row. */
const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb'];
const isRun = (text: string): boolean => rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text));

const plainOf = (text: string): string => withoutMarks(text).toLowerCase();
const lettersOf = (text: string): string => plainOf(text).replace(/[^a-z]/g, '');

/**
 * Of the ASVS (2.1): long enough, not too long, no rule about its signs, none of those that are tried first.
 * @returns what is wrong with it, in Spanish
 */
export function passwordProblem(password: string, login: string): string | undefined {
  const { length } = [...password];
  if (length < shortest) return `La contraseña debe tener ${shortest} caracteres o más`;
  if (length > longest) return `La contraseña no puede tener más de ${longest} caracteres`;
  const plain = plainOf(password);
  const letters = lettersOf(password);
  // However often: 'ana.diaz ana.diaz'.
  const isLogin = letters !== '' && letters.replaceAll(lettersOf(login), '') === '';
  if (plain === plainOf(login) || isLogin) {
    return 'La contraseña no puede ser el nombre de usuario';
  }
  if (new Set(plain).size < 5 || isRun(plain) || leakedPasswords.has(plain) || commonest.has(lettersOf(password))) {
    return 'Esa contraseña es de las primeras que se prueban: elija otra, por ejemplo varias palabras que no vayan juntas';
  }
  return undefined;
}
