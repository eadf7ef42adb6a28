import * as v from 'valibot';

import type { operations } from '#domain/contract.ts';
import type { Problema } from '#domain/contractTypes.ts';
import { createCheckAnswer } from '#backend/contract/answers.ts';
import { readOperations } from '#backend/contract/operations.ts';
import { Falla, SinImplementar, SinRespuesta, exigir, exigirIgual } from './checkOutcome';

export type Operacion = keyof operations;

type JsonDe<Respuesta> = Respuesta extends { content: { 'application/json': infer Json } } ? Json : never;
type Respuestas<O extends Operacion> = operations[O]['responses'];
/** What a call gives when it succeeds. */
type Exito<O extends Operacion> = { [S in keyof Respuestas<O>]: JsonDe<Respuestas<O>[S]> }[keyof Respuestas<O>];

export interface Llamada {
  /** What stands for each `{name}` of the path. */
  readonly ruta?: Readonly<Record<string, string>>;
  readonly consulta?: Readonly<Record<string, string | number>>;
  /** Sent as JSON; a form or a text as it is. */
  readonly cuerpo?: unknown;
  /** The token of whose session it carries; without one, none. */
  readonly como?: string | undefined;
}

export interface Respuesta {
  readonly status: number;
  readonly body: unknown;
  /** Of a problem. */
  readonly codigo: string | undefined;
}

/** Calls a backend by the contract's operations; every answer is held to it. */
export interface Cliente {
  pedir(operacion: string, llamada?: Llamada): Promise<Respuesta>;
  /** @throws Falla unless it succeeds (with this status) */
  lograr<O extends Operacion>(operacion: O, llamada?: Llamada, status?: number): Promise<Exito<O>>;
  /** @throws Falla unless it is refused so */
  rechazar(operacion: Operacion, esperado: { status: number; codigo?: string }, llamada?: Llamada): Promise<Problema>;
}

const codigoSchema = v.looseObject({ codigo: v.optional(v.string()) });
const esperaMs = 30_000;

/** What cannot be a place of the backend: too short, or not the web. @throws in Spanish */
export function leerDireccion(texto: string): string {
  const url = URL.canParse(texto) ? new URL(texto) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(`'${texto}' no es una dirección como http://127.0.0.1:8081/cupo-escolar/`);
  }
  return url.href.replace(/\/+$/, '');
}

function comoCuerpo(cuerpo: unknown): string | FormData {
  return typeof cuerpo === 'string' || cuerpo instanceof FormData ? cuerpo : JSON.stringify(cuerpo);
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return texto;
  }
}

/** @param base `apiBase`, without a slash at its end */
export function createCliente(base: string): Cliente {
  const checkAnswer = createCheckAnswer();
  const porId = new Map(readOperations().map((operation) => [operation.id, operation]));

  const pedir: Cliente['pedir'] = async (operacion, { ruta = {}, consulta, cuerpo, como } = {}) => {
    const operation = porId.get(operacion);
    if (!operation) throw new Error(`The contract has no ${operacion}`);
    const { method, template, statuses } = operation;
    const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ruta[name] ?? ''));
    const query = consulta ? `?${new URLSearchParams(Object.entries(consulta).map(([k, x]) => [k, String(x)])).toString()}` : '';
    let response: Response;
    try {
      response = await fetch(`${base}${path}${query}`, {
        method,
        signal: AbortSignal.timeout(esperaMs),
        headers: {
          Accept: 'application/json',
          ...(como !== undefined && { Authorization: `Bearer ${como}` }),
          ...(cuerpo !== undefined && !(cuerpo instanceof FormData) && { 'Content-Type': 'application/json' }),
        },
        ...(cuerpo !== undefined && { body: comoCuerpo(cuerpo) }),
      });
    } catch (error) {
      throw new SinRespuesta(`${method} ${path}: no hubo respuesta (${error instanceof Error ? error.message : String(error)})`);
    }
    const { status } = response;
    if (status === 501 || (status === 404 && !statuses.includes(404))) throw new SinImplementar(`${method} ${template}`);
    const body = leerJson(await response.text());
    const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
    const [falta] = checkAnswer({ method, path, status, contentType, body });
    if (falta !== undefined) throw new Falla(`La respuesta no es la del contrato: ${falta}`);
    const problema = v.safeParse(codigoSchema, body);
    return { status, body, codigo: status >= 400 && problema.success ? problema.output.codigo : undefined };
  };

  return {
    pedir,
    lograr: async <O extends Operacion>(operacion: O, llamada?: Llamada, status?: number) => {
      const respuesta = await pedir(operacion, llamada);
      const logrado = status === undefined ? respuesta.status < 300 : respuesta.status === status;
      const dijo = respuesta.status < 300 ? '' : ` ${JSON.stringify(respuesta.body)}`;
      exigir(logrado, `${operacion}: se esperaba ${status ?? 'éxito'} y respondió ${respuesta.status}${dijo}`);
      // The contract's check has just found it to be of the schema that this type is generated from.
      return respuesta.body as Exito<O>;
    },
    rechazar: async (operacion, esperado, llamada) => {
      const { status, codigo, body } = await pedir(operacion, llamada);
      const hallado = { status, ...(esperado.codigo !== undefined && { codigo }) };
      exigirIgual(hallado, esperado, `${operacion} debía rechazarse`);
      // As above.
      return body as Problema;
    },
  };
}
