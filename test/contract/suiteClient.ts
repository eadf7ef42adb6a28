import * as v from 'valibot';

import type { operations } from '#domain/contract.ts';
import type { Problem } from '#domain/contractTypes.ts';
import { createCheckAnswer } from '#backend/contract/answers.ts';
import { readOperations } from '#backend/contract/operations.ts';
import { CheckFailure, NotImplemented, NoAnswer, requireThat, requireEqual } from './checkOutcome';

export type OperationId = keyof operations;

type JsonOf<SuiteAnswer> = SuiteAnswer extends { content: { 'application/json': infer Json } } ? Json : never;
type AnswersOf<O extends OperationId> = operations[O]['responses'];
/** What a call gives when it succeeds. */
type SuccessBody<O extends OperationId> = { [S in keyof AnswersOf<O>]: JsonOf<AnswersOf<O>[S]> }[keyof AnswersOf<O>];

export interface SuiteCall {
  /** What stands for each `{name}` of the path. */
  readonly pathParams?: Readonly<Record<string, string>>;
  readonly queryParams?: Readonly<Record<string, string | number>>;
  /** Sent as JSON; a form or a text as it is. */
  readonly payload?: unknown;
  /** The token of whose session it carries; without one, none. */
  readonly bearer?: string | undefined;
}

export interface SuiteAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Of a problem. */
  readonly codigo: string | undefined;
}

/** Calls a backend by the contract's operations; every answer is held to it. */
export interface SuiteClient {
  ask(operationId: string, asked?: SuiteCall): Promise<SuiteAnswer>;
  /** @throws CheckFailure unless it succeeds (with this status) */
  expectSuccess<O extends OperationId>(operationId: O, asked?: SuiteCall, status?: number): Promise<SuccessBody<O>>;
  /** @throws CheckFailure unless it is refused so */
  expectRefusal(operationId: OperationId, expected: { status: number; codigo?: string }, asked?: SuiteCall): Promise<Problem>;
}

const codeSchema = v.looseObject({ codigo: v.optional(v.string()) });
const timeoutMs = 30_000;

/** What cannot be a place of the backend: too short, or not the web. @throws in Spanish */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(`'${text}' no es una dirección como http://127.0.0.1:8081/cupo-escolar/`);
  }
  return url.href.replace(/\/+$/, '');
}

function asBody(payload: unknown): string | FormData {
  return typeof payload === 'string' || payload instanceof FormData ? payload : JSON.stringify(payload);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param base `apiBase`, without a slash at its end */
export function createSuiteClient(base: string): SuiteClient {
  const checkAnswer = createCheckAnswer();
  const byId = new Map(readOperations().map((operation) => [operation.id, operation]));

  const ask: SuiteClient['ask'] = async (operationId, { pathParams = {}, queryParams, payload, bearer } = {}) => {
    const operation = byId.get(operationId);
    if (!operation) throw new Error(`The contract has no ${operationId}`);
    const { method, template, statuses } = operation;
    const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(pathParams[name] ?? ''));
    const query = queryParams
      ? `?${new URLSearchParams(Object.entries(queryParams).map(([k, x]) => [k, String(x)])).toString()}`
      : '';
    let response: Response;
    try {
      response = await fetch(`${base}${path}${query}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          Accept: 'application/json',
          ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
          ...(payload !== undefined && !(payload instanceof FormData) && { 'Content-Type': 'application/json' }),
        },
        ...(payload !== undefined && { body: asBody(payload) }),
      });
    } catch (error) {
      throw new NoAnswer(`${method} ${path}: no hubo respuesta (${error instanceof Error ? error.message : String(error)})`);
    }
    const { status } = response;
    if (status === 501 || (status === 404 && !statuses.includes(404))) throw new NotImplemented(`${method} ${template}`);
    const body = readJson(await response.text());
    const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
    const [violation] = checkAnswer({ method, path, status, contentType, body });
    if (violation !== undefined) throw new CheckFailure(`La respuesta no es la del contrato: ${violation}`);
    const problem = v.safeParse(codeSchema, body);
    return { status, body, codigo: status >= 400 && problem.success ? problem.output.codigo : undefined };
  };

  return {
    ask,
    expectSuccess: async <O extends OperationId>(operationId: O, asked?: SuiteCall, status?: number) => {
      const answer = await ask(operationId, asked);
      const succeeded = status === undefined ? answer.status < 300 : answer.status === status;
      const said = answer.status < 300 ? '' : ` ${JSON.stringify(answer.body)}`;
      requireThat(succeeded, `${operationId}: se esperaba ${status ?? 'éxito'} y respondió ${answer.status}${said}`);
      // The contract's check has just found it to be of the schema that this type is generated from.
      return answer.body as SuccessBody<O>;
    },
    expectRefusal: async (operationId, expected, asked) => {
      const { status, codigo, body } = await ask(operationId, asked);
      const found = { status, ...(expected.codigo !== undefined && { codigo }) };
      requireEqual(found, expected, `${operationId} debía rechazarse`);
      // As above.
      return body as Problem;
    },
  };
}
