import { createCliente } from './suiteClient';
import { createMundo, type Cuentas, type Mundo } from './suiteWorld';
import { Falla, Omitida, SinImplementar } from './checkOutcome';

export type Grupo = 'sesion' | 'publico' | 'radicacion' | 'consulta' | 'vida' | 'tramitacion' | 'archivos' | 'gestion' | 'limites';

/** One thing that a backend must do. */
export interface Prueba {
  readonly grupo: Grupo;
  /** In Spanish: what is promised. */
  readonly nombre: string;
  /** @throws Falla, Omitida or SinImplementar */
  readonly correr: (mundo: Mundo) => Promise<void>;
}

export interface Resultado {
  readonly grupo: Grupo | 'limpieza';
  readonly nombre: string;
  readonly fin: 'pasa' | 'falla' | 'omitida' | 'sin implementar';
  /** Why it did not pass. */
  readonly detalle?: string;
}

function juzgar(grupo: Resultado['grupo'], error: unknown): Pick<Resultado, 'fin' | 'detalle'> {
  if (error instanceof Omitida) return { fin: 'omitida', detalle: error.message };
  if (error instanceof SinImplementar) {
    // Only who manages places can wait for theirs: without the rest nothing works.
    return grupo === 'gestion'
      ? { fin: 'sin implementar', detalle: error.message }
      : { fin: 'falla', detalle: `${error.message} no está implementado` };
  }
  if (error instanceof Falla) return { fin: 'falla', detalle: error.message };
  throw error;
}

interface Corrida {
  /** `apiBase`, without a slash at its end. */
  readonly base: string;
  readonly cuentas: Cuentas;
  readonly pruebas: readonly Prueba[];
  /** Told of each result as it comes. */
  readonly contar?: (resultado: Resultado) => void;
}

/** Runs the trials one after the other, and withdraws what they made; the limits, which lock who calls, come last. */
export async function correr({ base, cuentas, pruebas, contar }: Corrida): Promise<readonly Resultado[]> {
  const mundo = createMundo(createCliente(base), cuentas);
  const resultados: Resultado[] = [];
  const probar = async (grupo: Resultado['grupo'], nombre: string, correrUna: () => Promise<void>): Promise<void> => {
    let resultado: Resultado;
    try {
      await correrUna();
      resultado = { grupo, nombre, fin: 'pasa' };
    } catch (error) {
      resultado = { grupo, nombre, ...juzgar(grupo, error) };
    }
    resultados.push(resultado);
    contar?.(resultado);
  };
  const correrTodas = async (cuales: readonly Prueba[]): Promise<void> => {
    for (const { grupo, nombre, correr: correrUna } of cuales) await probar(grupo, nombre, () => correrUna(mundo));
  };
  await correrTodas(pruebas.filter(({ grupo }) => grupo !== 'limites'));
  await correrTodas(pruebas.filter(({ grupo }) => grupo === 'limites'));
  await probar('limpieza', 'las solicitudes de la prueba quedan retiradas', async () => {
    const quedan = await mundo.retirarTodo();
    if (quedan > 0) throw new Falla(`${quedan} no se pudieron retirar: búsquelas por «PRUEBA DEL CONTRATO»`);
  });
  return resultados;
}
