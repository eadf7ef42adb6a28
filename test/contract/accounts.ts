import type { Cuenta, Cuentas } from './suiteWorld';

/** The option that names each user, the one of the password, and who it is. */
export const variables = {
  revisora: ['usuario', 'clave', 'quien tramita solicitudes'],
  colega: ['usuario2', 'clave2', 'otra persona que tramita solicitudes'],
  gestion: ['usuario3', 'clave3', 'quien administra cupos y no tramita solicitudes'],
} as const;

const variableDe = (opcion: string): string => `CONTRATO_${opcion.toUpperCase()}`;

export const uso = [
  'Uso: npm run contract -- URL --usuario U --clave C --usuario2 U --clave2 C --usuario3 U --clave3 C',
  'URL es la base del backend, como http://127.0.0.1:8081/cupo-escolar/. Cada opción puede venir de una variable:',
  ...Object.values(variables).map(
    ([usuario, clave, quien]) => `  --${usuario}, --${clave} (${variableDe(usuario)}, ${variableDe(clave)}): ${quien}`,
  ),
  'Con la convocatoria abierta, radica solicitudes a nombre de «PRUEBA DEL CONTRATO» y al final las retira.',
].join('\n');

type Opciones = Readonly<Record<string, string | undefined>>;

/**
 * Who to sign in as: an option, or else its variable of the environment.
 * @throws in Spanish, with all that is missing
 */
export function leerCuentas(opciones: Opciones, entorno: Opciones): Cuentas {
  const faltan: string[] = [];
  const leer = (opcion: string): string => {
    const valor = opciones[opcion] ?? entorno[variableDe(opcion)] ?? '';
    if (valor === '') faltan.push(`--${opcion} (o ${variableDe(opcion)})`);
    return valor;
  };
  const cuenta = ([usuario, clave]: readonly [string, string, string]): Cuenta => ({
    usuario: leer(usuario),
    clave: leer(clave),
  });
  const { revisora, colega, gestion } = variables;
  const cuentas = { revisora: cuenta(revisora), colega: cuenta(colega), gestion: cuenta(gestion) };
  if (faltan.length > 0) throw new Error(`Faltan usuarios: ${faltan.join(', ')}\n${uso}`);
  return cuentas;
}
