import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as v from 'valibot';

const root = 'contract';
const methods = new Set(['get', 'put', 'post', 'patch', 'delete']);

const nodeSchema = v.record(v.string(), v.unknown());
type Node = v.InferOutput<typeof nodeSchema>;

const asNode = (value: unknown): Node => (v.is(nodeSchema, value) && !Array.isArray(value) ? value : {});
const asTexts = (value: unknown): readonly string[] => (v.is(v.array(v.string()), value) ? value : []);

type Visit = (node: Node, place: string) => void;

/** Goes through all that is written, aliases too, each with its JSON pointer. */
function walk(value: unknown, place: string, visit: Visit): void {
  if (Array.isArray(value)) value.forEach((each, index) => walk(each, `${place}/${index}`, visit));
  if (!v.is(nodeSchema, value) || Array.isArray(value)) return;
  visit(value, place);
  for (const [key, each] of Object.entries(value)) walk(each, `${place}/${key.replaceAll('/', '~1')}`, visit);
}

function find(document: Node, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/'))
    .reduce<unknown>((value, part) => asNode(value)[part], document);
}

/** An object that does not say all of its fields would let anything pass. */
function lintObject(node: Node, place: string): string[] {
  if (node['type'] !== 'object' && !asTexts(node['type']).includes('object')) return [];
  const fields = Object.keys(asNode(node['properties']));
  return [
    ...(fields.length === 0 ? [`${place}: an object without its fields`] : []),
    ...(node['additionalProperties'] === false ? [] : [`${place}: additionalProperties is not false`]),
    ...asTexts(node['required'])
      .filter((name) => !fields.includes(name))
      .map((name) => `${place}: '${name}' is required and no field`),
  ];
}

/** Fields without the word 'object' would check nothing of a text or a number. */
function lintFields(node: Node, place: string): string[] {
  const isObject = node['type'] === 'object' || asTexts(node['type']).includes('object');
  const isSchemaOfFields = place.endsWith('/properties');
  return 'properties' in node && !isObject && !isSchemaOfFields ? [`${place}: properties without type object`] : [];
}

function lintList(node: Node, place: string): string[] {
  return node['type'] === 'array' && !('items' in node) ? [`${place}: a list of anything`] : [];
}

function lintReference(document: Node, node: Node, place: string): string[] {
  const reference = node['$ref'];
  if (typeof reference !== 'string' || find(document, reference) !== undefined) return [];
  return [`${place}: nothing is at ${reference}`];
}

/** Who may be refused must be told so: a call that needs a session can be answered with 401 and 403. */
function lintOperation(operation: Node, place: string, tags: ReadonlySet<unknown>): string[] {
  const statuses = Object.keys(asNode(operation['responses']));
  const open = Array.isArray(operation['security']) && operation['security'].length === 0;
  const missing = open ? [] : ['401', '403'].filter((status) => !statuses.includes(status));
  return [
    ...(typeof operation['operationId'] === 'string' ? [] : [`${place}: no operationId`]),
    ...(asTexts(operation['tags']).some((tag) => tags.has(tag)) ? [] : [`${place}: no tag of the document's`]),
    ...(statuses.some((status) => status.startsWith('2')) ? [] : [`${place}: no answer that is a success`]),
    ...missing.map((status) => `${place}: needs a session and has no ${status}`),
  ];
}

function lintOperations(document: Node): string[] {
  const tags = new Set((Array.isArray(document['tags']) ? document['tags'] : []).map((tag) => asNode(tag)['name']));
  const operations = Object.entries(asNode(document['paths'])).flatMap(([path, item]) =>
    Object.entries(asNode(item))
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ place: `${method.toUpperCase()} ${path}`, operation: asNode(operation) })),
  );
  const ids = operations.map(({ operation }) => operation['operationId']);
  return [
    ...operations.flatMap(({ operation, place }) => lintOperation(operation, place, tags)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `operationId ${String(id)} is there twice`),
  ];
}

/** A word that JSON Schema does not know is a rule that nobody checks. */
function lintSchemas(document: Node): string[] {
  const schemas = asNode(asNode(document['components'])['schemas']);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addKeyword('components');
  // What is a person's, and what stands for it in an export of the DevTools.
  ajv.addKeyword({ keyword: 'x-personal', metaSchema: { type: 'string' } });
  ajv.addSchema({ components: { schemas } }, root, false, false);
  return Object.keys(schemas).flatMap((name) => {
    try {
      ajv.compile({ $ref: `${root}#/components/schemas/${name}` });
      return [];
    } catch (error) {
      return [`#/components/schemas/${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/**
 * What a contract leaves open that it must not: fields not said, references to nothing, calls without their
 * refusals, words that no validator knows. Nothing when it is whole.
 * @param contract an OpenAPI 3.1 document as it was parsed
 */
export function lintContract(contract: unknown): readonly string[] {
  const document = asNode(contract);
  const faults: string[] = [];
  walk(document, '#', (node, place) => {
    faults.push(...lintReference(document, node, place));
    // A field may be called as a word of JSON Schema is; its map is no schema.
    if (place.endsWith('/properties')) return;
    faults.push(...lintObject(node, place), ...lintFields(node, place), ...lintList(node, place));
  });
  return [...faults, ...lintOperations(document), ...lintSchemas(document)];
}
