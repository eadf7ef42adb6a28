import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { parse } from 'yaml';

const root = 'contract';

const problem = '#/components/responses/Problema';

/**
 * What any call may be refused with before it is known which it is: a body that cannot be read, a forged write, too
 * much of it, another encoding; the program's own fault; and a database that is too busy. 404 is one for a call that is not in the contract.
 */
const refusals: readonly number[] = [400, 403, 413, 415, 500, 503];

const operationSchema = v.looseObject({ responses: v.record(v.string(), v.unknown()) });
const documentSchema = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });
const referenceSchema = v.object({ $ref: v.string() });
const contentSchema = v.object({ content: v.record(v.string(), v.unknown()) });

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly responses: ReadonlyMap<number, DescribedResponse>;
}

interface DescribedResponse {
  /** Its JSON pointer. */
  readonly pointer: string;
  /** Empty: it has no body. */
  readonly contentType: string;
}

const refused: DescribedResponse = { pointer: problem, contentType: 'application/problem+json' };

export interface Answer {
  readonly method: string;
  /** Relative to `apiBase`, with one leading slash, without the query. */
  readonly path: string;
  readonly status: number;
  /** Without its parameters. */
  readonly contentType: string;
  readonly body: unknown;
}

/** Gives what is wrong with an answer, in the order found; nothing when the contract holds. */
export type CheckAnswer = (answer: Answer) => readonly string[];

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function toRoutes(document: v.InferOutput<typeof documentSchema>): Route[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      const operation = v.safeParse(operationSchema, value);
      if (!operation.success) return [];
      const here = `#/paths/${escapePointer(template)}/${method}/responses`;
      const responses = Object.entries(operation.output.responses).map(([status, response]): [number, DescribedResponse] => {
        if (v.is(referenceSchema, response)) return [Number(status), { ...refused, pointer: response.$ref }];
        const [contentType = ''] = v.is(contentSchema, response) ? Object.keys(response.content) : [];
        return [Number(status), { pointer: `${here}/${status}`, contentType }];
      });
      const path = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
      return [{ method: method.toUpperCase(), path, responses: new Map(responses) }];
    }),
  );
}

/** Reads openapi.yaml once; each schema is compiled when an answer first needs it. */
export function createCheckAnswer(): CheckAnswer {
  const document: unknown = parse(readFileSync(join(__dirname, 'openapi.yaml'), 'utf8'), { merge: true });
  const routes = toRoutes(v.parse(documentSchema, document));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: root, ...v.parse(v.looseObject({}), document) });

  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (response: string, contentType: string): ValidateFunction => {
    const $ref = `${root}${response}/content/${escapePointer(contentType)}/schema`;
    const known = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, known);
    return known;
  };

  return ({ method, path, status, contentType, body }) => {
    const what = `${method} ${path} ${status}`;
    const route = routes.find((each) => each.method === method && each.path.test(path));
    if (!route && status !== 404 && !refusals.includes(status)) return [`${what}: the contract has no such call`];
    const response = route ? (route.responses.get(status) ?? (refusals.includes(status) ? refused : undefined)) : refused;
    if (response === undefined) return [`${what}: the contract has no such status`];
    if (response.contentType === '') return body === '' ? [] : [`${what}: a body in the place of none`];
    if (contentType !== response.contentType) return [`${what}: ${contentType} in the place of ${response.contentType}`];
    const validate = validatorOf(response.pointer, contentType);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${what}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
