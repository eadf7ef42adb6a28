import { parseArgs } from 'node:util';

import * as v from 'valibot';

import { grantsSchema, loginSchema, newUserSchema, SECCIONES } from '#domain/usuario.ts';
import type { UserManagement } from './manageUsers';
import type { UserRow } from './userRows';

export const usage = [
  'Uso: npm run users -- <orden>    (en producción: node dist-backend/users.js <orden>)',
  '  add <usuario> --nombre "<nombre>" --secciones tramitacion,gestion,administracion   crea una persona',
  '  grant <usuario> --nombre "<nombre>" --secciones …   cambia su nombre y lo que hace',
  '  password <usuario>   le da otra contraseña de un solo uso y cierra sus sesiones',
  '  disable <usuario>    no la deja entrar y cierra sus sesiones',
  '  enable <usuario>     la deja entrar de nuevo',
  '  list                 muestra quiénes hay',
  'add y password muestran una contraseña de un solo uso, que la persona cambia al entrar.',
].join('\n');

const sectionsSchema = v.pipe(v.array(v.picklist(SECCIONES)), v.minLength(1));

function readSections(text: string): readonly string[] {
  const given = text.split(',').map((one) => one.trim());
  if (v.is(sectionsSchema, given)) return given;
  throw new Error(`--secciones dice qué hace la persona: ${SECCIONES.join(', ')}, o varias con comas`);
}

/** @throws in Spanish, with all that is wrong */
function checked<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join('\n'));
}

function lineOf({ login, nombre, secciones, inhabilitado_en, clave_temporal_hasta, ultimo_ingreso }: UserRow): string {
  const last = ultimo_ingreso ? `último ingreso ${ultimo_ingreso.toISOString()}` : 'no ha entrado';
  const oneTime = clave_temporal_hasta ? [`contraseña de un solo uso hasta ${clave_temporal_hasta.toISOString()}`] : [];
  return [login, nombre, secciones.join(','), inhabilitado_en ? 'inhabilitada' : 'habilitada', last, ...oneTime].join('\t');
}

const told = (what: string, { row, password }: Awaited<ReturnType<UserManagement['add']>>): string =>
  [
    what,
    `Contraseña de un solo uso, hasta ${row.clave_temporal_hasta?.toISOString()}: ${password}`,
    'No se vuelve a mostrar. Al entrar con ella, la persona escoge la suya.',
  ].join('\n');

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
 * @returns what to print
 * @throws in Spanish what is wrong, or how it is used
 */
export async function runCommand(args: readonly string[], users: UserManagement): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [order, login, ...rest] = positionals;
  if (order === 'list' && login === undefined) return (await users.list()).map(lineOf).join('\n');
  if (login === undefined || rest.length > 0) throw new Error(usage);
  const given = () => ({ nombre: values.nombre ?? '', secciones: readSections(values.secciones ?? '') });
  switch (order) {
    case 'add':
      return told(`«${login}» ya puede entrar`, await users.add(checked(newUserSchema, { usuario: login, ...given() })));
    case 'grant':
      await users.change(checked(loginSchema, login), checked(grantsSchema, given()));
      return `«${login}» hace desde ahora lo que se le dio`;
    case 'password':
      return told(`«${login}» tiene otra contraseña, y sus sesiones se cerraron`, await users.givePassword(login));
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
