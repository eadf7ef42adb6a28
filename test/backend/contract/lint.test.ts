import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { parse } from 'yaml';

import { lintContract } from '#backend/contract/lint.ts';

it('the contract leaves nothing open', () => {
  expect(
    lintContract(parse(readFileSync(resolve(__dirname, '../../../src/backend/contract/openapi.yaml'), 'utf8'), { merge: true })),
  ).toEqual([]);
});

const thing = { type: 'object', additionalProperties: false, required: ['id'], properties: { id: { type: 'string' } } };
const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } };
const read = { operationId: 'read', tags: ['staff'], responses: { '200': answer, '401': answer, '403': answer } };

const contractWith = (schemas: object, operations: object = { get: read }) => ({
  tags: [{ name: 'staff' }],
  paths: { '/thing': operations },
  components: { schemas: { Thing: thing, ...schemas } },
});

it('a whole one has no fault', () => {
  expect(lintContract(contractWith({}))).toEqual([]);
});

it.each([
  ['an object of anything', { Thing: { type: 'object', additionalProperties: false } }, 'an object without its fields'],
  ['unknown fields', { Thing: { ...thing, additionalProperties: true } }, 'additionalProperties is not false'],
  ['unknown fields by default', { Other: { type: 'object', properties: thing.properties } }, 'additionalProperties is not false'],
  ['a nullable object of anything', { Other: { type: ['object', 'null'] } }, 'an object without its fields'],
  ['a required field that is none', { Other: { ...thing, required: ['id', 'name'] } }, "'name' is required and no field"],
  ['fields of no object', { Other: { properties: thing.properties } }, 'properties without type object'],
  ['a list of anything', { Other: { type: 'array' } }, 'a list of anything'],
  ['a reference to nothing', { Other: { $ref: '#/components/schemas/None' } }, 'nothing is at #/components/schemas/None'],
  ['an unknown word', { Other: { type: 'string', maximumLength: 3 } }, 'unknown keyword: "maximumLength"'],
  ['an unknown format', { Other: { type: 'string', format: 'uid' } }, 'unknown format "uid"'],
])('tells of %s', (_case, schemas, fault) => {
  expect(lintContract(contractWith(schemas)).join('\n')).toContain(fault);
});

it.each([
  ['no name', { get: { ...read, operationId: undefined } }, 'GET /thing: no operationId'],
  ['a name twice', { get: read, post: read }, 'operationId read is there twice'],
  ['an unknown tag', { get: { ...read, tags: ['nobody'] } }, 'GET /thing: no tag'],
  ['no success', { get: { ...read, security: [], responses: { '404': answer } } }, 'no answer that is a success'],
  ['no refusal', { get: { ...read, responses: { '200': answer, '401': answer } } }, 'needs a session and has no 403'],
])('tells of a call with %s', (_case, operations, fault) => {
  expect(lintContract(contractWith({}, operations)).join('\n')).toContain(fault);
});
