import { parseArgs } from 'node:util';

/** What cannot be done, and what to do, in Spanish. */
export class UsageError extends Error {}

export const HELP = `Repite una asignación desde su archivo de réplica, sin navegador ni servidor.

Uso: npm run asignacion -- replica.csv [opciones]

  --semilla TEXTO          sortea con otra semilla que la del archivo
  --huella HUELLA          la huella que se espera del resultado
  --huella-entrada HUELLA  la huella que se espera de la lista
  --resultado ARCHIVO      escribe ahí el tiquete y la oferta de cada solicitud
  --cortes                 muestra dónde cerró cada oferta
  --tiquete TIQUETE        explica qué pasó con esa solicitud
  --ayuda                  muestra esto

Termina con 0 si todo está bien; 1 si el resultado incumple una regla; 2 si no se pudo repetir; 3 si una huella no es
la que se espera.`;

/** What is asked of the tool. */
export interface Arguments {
  readonly path: string;
  readonly semilla: string | undefined;
  readonly huella: string | undefined;
  readonly huellaEntrada: string | undefined;
  readonly resultado: string | undefined;
  readonly tiquete: string | undefined;
  readonly cortes: boolean;
}

const OPTIONS = {
  semilla: { type: 'string' },
  huella: { type: 'string' },
  'huella-entrada': { type: 'string' },
  resultado: { type: 'string' },
  tiquete: { type: 'string' },
  cortes: { type: 'boolean' },
  ayuda: { type: 'boolean' },
} as const;
type Name = keyof typeof OPTIONS;

const SEE_HELP = 'Vea las opciones con --ayuda';

const isName = (name: string): name is Name => Object.hasOwn(OPTIONS, name);

/** 'ayuda': help is asked for. @throws UsageError */
export function readArguments(args: readonly string[]): Arguments | 'ayuda' {
  // Not strict: node would tell what is wrong in English.
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: false, tokens: true });
  const given = new Map<Name, string>();
  const paths: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') paths.push(token.value);
    else if (token.kind === 'option') {
      const { rawName, value } = token;
      const name: string = token.name;
      if (['help', 'h'].includes(name)) return 'ayuda';
      if (!isName(name)) throw new UsageError(`No existe la opción «${rawName}». ${SEE_HELP}`);
      if (given.has(name)) throw new UsageError(`La opción «${rawName}» está dos veces`);
      const isText = OPTIONS[name].type === 'string';
      if (isText && isMissing(value, token.inlineValue)) throw new UsageError(`Falta el valor de «${rawName}». ${SEE_HELP}`);
      if (!isText && value !== undefined) throw new UsageError(`La opción «${rawName}» no lleva valor`);
      given.set(name, value ?? '');
    }
  }
  if (given.has('ayuda')) return 'ayuda';
  const [path, ...more] = paths;
  if (path === undefined) throw new UsageError(`Falta el archivo de réplica. ${SEE_HELP}`);
  if (more.length > 0) throw new UsageError(`Solo se repite un archivo a la vez; sobra «${more.join('», «')}»`);
  return {
    path,
    semilla: given.get('semilla'),
    huella: readHash(given, 'huella'),
    huellaEntrada: readHash(given, 'huella-entrada'),
    resultado: given.get('resultado'),
    tiquete: given.get('tiquete'),
    cortes: given.has('cortes'),
  };
}

/** A value that begins with a dash may be the next option: it is given as `--option=-value`. */
const isMissing = (value: string | undefined, isInline: boolean | undefined): boolean =>
  value === undefined || value === '' || (!isInline && value.startsWith('-'));

function readHash(given: ReadonlyMap<Name, string>, name: 'huella' | 'huella-entrada'): string | undefined {
  const text = given.get(name)?.trim().toLowerCase();
  if (text !== undefined && !/^[0-9a-f]{64}$/.test(text)) {
    throw new UsageError(`El valor de «--${name}» debe ser una huella de 64 cifras y letras de la a a la f`);
  }
  return text;
}
