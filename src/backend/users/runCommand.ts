import { parseArgs } from 'node:util';

import * as v from 'valibot';

import type { ListedUser, UserManagement } from './manageUsers';
import { type Section, sections } from './sections';

export const usage = [
  'Uso: npm run users -- <orden>    (en producción: node dist-backend/users.js <orden>)',
  '  add <usuario> --nombre "<nombre>" --secciones tramitacion,gestion   crea una persona',
  '  password <usuario>   le pone otra contraseña y cierra sus sesiones',
  '  disable <usuario>    no la deja entrar y cierra sus sesiones',
  '  enable <usuario>     la deja entrar de nuevo',
  '  list                 muestra quiénes hay',
  'La contraseña se escribe en la terminal, o llega por la entrada estándar.',
].join('\n');

const sectionsSchema = v.pipe(v.array(v.picklist(sections)), v.minLength(1));

function readSections(text: string): readonly Section[] {
  const given = v.safeParse(
    sectionsSchema,
    text.split(',').map((one) => one.trim()),
  );
  if (!given.success) throw new Error(`--secciones dice qué atiende la persona: ${sections.join(', ')}, o ambas con una coma`);
  return [...new Set(given.output)];
}

function lineOf({ login, nombre, secciones, inhabilitado_en, ultimo_ingreso }: ListedUser): string {
  const last = ultimo_ingreso ? `último ingreso ${ultimo_ingreso.toISOString()}` : 'no ha entrado';
  return [login, nombre, secciones.join(','), inhabilitado_en ? 'inhabilitada' : 'habilitada', last].join('\t');
}

function readArguments(args: readonly string[]) {
  try {
    const options = { nombre: { type: 'string' }, secciones: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}

/**
 * Does one order of the command line.
 * @param readPassword asked only by orders that need one
 * @returns what to print
 * @throws in Spanish what is wrong, or how it is used
 */
export async function runCommand(
  args: readonly string[],
  users: UserManagement,
  readPassword: () => Promise<string>,
): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [order, login, ...rest] = positionals;
  if (order === 'list' && login === undefined) return (await users.list()).map(lineOf).join('\n');
  if (login === undefined || rest.length > 0) throw new Error(usage);
  switch (order) {
    case 'add': {
      const given = { login, name: values.nombre ?? '', sections: readSections(values.secciones ?? '') };
      await users.add({ ...given, password: await readPassword() });
      return `«${login}» ya puede entrar`;
    }
    case 'password':
      await users.setPassword(login, await readPassword());
      return `«${login}» tiene otra contraseña, y sus sesiones se cerraron`;
    case 'disable':
      await users.disable(login);
      return `«${login}» ya no puede entrar, y sus sesiones se cerraron`;
    case 'enable':
      await users.enable(login);
      return `«${login}» puede entrar de nuevo`;
    case undefined:
    default:
      throw new Error(usage);
  }
}
