import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { CONTRACT } from './answerSchemas';

interface Described {
  'x-personal'?: string;
  allOf?: readonly Described[];
  oneOf?: readonly Described[];
  items?: Described;
  properties?: Readonly<Record<string, Described>>;
  required?: readonly string[];
}

/** A field of one object of the contract. */
interface Field {
  readonly name: string;
  /** What else the object has, by which it is told from others with a field of that name. */
  readonly beside: readonly string[];
  /** What stands in its place in an export; null: it is no person's. */
  readonly as: string | null;
}

/** Every field of every object, those of queries too, which are known by nothing beside them. */
function fieldsIn(node: unknown): Field[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(fieldsIn);
  const { properties, required } = node as Described;
  if ('in' in node && 'name' in node && 'x-personal' in node) {
    return [{ name: String(node.name), beside: [], as: String(node['x-personal']) }];
  }
  if (typeof properties !== 'object') return inner;
  const keys = required ?? Object.keys(properties);
  return [
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      beside: keys.filter((key) => key !== name),
      as: schema['x-personal'] ?? null,
    })),
    ...inner,
  ];
}

/** src/domain/answers/personalFields.ts, by its path: what the contract says is a person's. */
export async function personalFieldsFile(): Promise<readonly [string, string]> {
  // A field that stands alone tells nothing of its object: what is a person's anywhere is one there too.
  const fields = fieldsIn(parse(readFileSync(CONTRACT, 'utf8'))).filter(({ beside, as }) => as !== null || beside.length > 0);
  const names = new Set(fields.filter(({ as }) => as !== null).map(({ name }) => name));
  const owners = [...names].sort().map((name) => {
    const own = fields.filter((field) => field.name === name).map(({ beside, as }) => JSON.stringify({ beside, as }));
    return `${name}: [${[...new Set(own)].join(', ')}]`;
  });
  const path = join(__dirname, '../../src/domain/answers/personalFields.ts');
  const text = `// Written by \`npm run contract:types\` from src/backend/contract/openapi.yaml.

/** An object that has the field: \`beside\`: what else is in it; \`as\`: what stands for a person's in exports, null: it is nobody's. */
export interface FieldOwner {
  readonly beside: readonly string[];
  readonly as: string | null;
}

/** The fields that the contract marks as a person's (\`x-personal\`) in at least one object. */
export const PERSONAL_FIELDS: Readonly<Record<string, readonly FieldOwner[]>> = { ${owners.join(', ')} };`;
  return [path, await format(text, { ...(await resolveConfig(path)), filepath: path })];
}
