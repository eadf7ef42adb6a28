import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';
import { parse } from 'yaml';

const operationSchema = v.object({
  operationId: v.string(),
  tags: v.array(v.string()),
  security: v.optional(v.array(v.unknown())),
  responses: v.record(v.string(), v.unknown()),
});
const documentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** A call of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Relative to `apiBase`, with one leading slash and `{names}` of what varies. */
  readonly template: string;
  readonly tags: readonly string[];
  /** Needs no session. */
  readonly open: boolean;
  readonly statuses: readonly number[];
}

/** All calls of openapi.yaml, in its order. */
export function readOperations(): readonly Operation[] {
  const text = readFileSync(join(__dirname, 'openapi.yaml'), 'utf8');
  const { paths } = v.parse(documentSchema, parse(text, { merge: true }));
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      const operation = v.safeParse(operationSchema, value);
      if (!operation.success) return [];
      const { operationId: id, tags, security, responses } = operation.output;
      const statuses = Object.keys(responses).map(Number);
      return [{ id, method: method.toUpperCase(), template, tags, open: security?.length === 0, statuses }];
    }),
  );
}
