import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { BITACORA_FACTS } from '#domain/bitacoraFacts.ts';
import { ESTADOS } from '#domain/estados.ts';
import { FAMILY_MOVE_NAMES, FUNCIONARIO_MOVE_NAMES } from '#domain/moveNames.ts';

/** The contract's JSON Schema, as much of it as its answers use. */
interface Described {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly (string | number)[];
  format?: string;
  minimum?: number;
  oneOf?: readonly Described[];
  items?: Described;
  properties?: Readonly<Record<string, Described>>;
}

const DOMAIN = join(__dirname, '../../src/domain');
export const CONTRACT = join(__dirname, '../../src/backend/contract/openapi.yaml');

/** Which answers are in which file, so that a page loads none of another's. What several files need is in the first. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  accountAnswers: ['Ingresos'],
  usersAnswers: ['PaginaDeUsuarios', 'Usuario', 'ClaveTemporal'],
  answerParts: ['Archivo', 'Grado', 'Institucion', 'Oferta'],
  allocationAnswers: ['Etapa', 'Etapas', 'Replica', 'Resultados', 'Explicacion'],
  textFileAnswers: ['ArchivoDeTexto'],
  citizenAnswers: ['Convocatoria', 'PaginaDeOfertas', 'Comprobante', 'SolicitudDeFamilia', 'RadicadoPedido'],
  convocatoriaAnswers: [
    'Convocatorias',
    'ConvocatoriaDeGestion',
    'CambiosDeReglas',
    'UltimaAmpliacion',
    'ContactoDeGestion',
    'Resumen',
    'DatosDeComparacion',
    'RasgosDeLista',
  ],
  retentionAnswers: ['Conservaciones'],
  ofertaAnswers: [
    'OfertaDeGestion',
    'PaginaDeOfertasDeGestion',
    'InformeDeImportacion',
    'UltimaImportacion',
    'ReversionDeImportacion',
  ],
  institucionAnswers: ['PaginaDeInstituciones', 'InstitucionDeGestion', 'SedeDeGestion', 'InformeDeInstituciones'],
  avisoAnswers: ['AvisoDeGestion'],
  motivosAnswers: ['MotivosFrecuentes', 'MotivosDeGestion'],
  matriculaAnswers: ['Matricula', 'InformeDeMatricula', 'InformeDeConfirmacion'],
  cutOffAnswers: ['PaginaDeCortes'],
  todayAnswers: ['EtapaHoy', 'PaginaDeSedesHoy', 'ListaDeSede', 'SolicitudesHalladas'],
  proofAnswers: ['Pruebas'],
  sedeAnswers: ['PaginaDeSedes', 'MapaDeSedes', 'Barrios', 'Instituciones'],
  processingAnswers: [
    'PaginaDeSolicitudes',
    'SiguienteSolicitud',
    'ResultadosDeAsignacion',
    'Personas',
    'SolicitudDeFuncionario',
    'PaginaDeBitacora',
    'BitacoraGeneral',
    'ContenidoDeArchivo',
    'SolicitudesVivas',
    'PaginaDeLlamadas',
    'LlamadaRegistrada',
  ],
};

/** Whose numbers are reckoned with: only there a number that is too small makes an answer unreadable. */
const RECKONED = /^(Convocatoria|Resumen|Etapa|Tanda|Resultados|CuentaPor.*|Corte|.*Publicad[ao])$/;

/** Lists that the domain has anyway, by the file that has them. */
const LISTS = [
  { name: 'BITACORA_FACTS', file: 'bitacoraFacts', values: BITACORA_FACTS },
  { name: 'ESTADOS', file: 'estados', values: ESTADOS },
  { name: 'FAMILY_MOVE_NAMES', file: 'moveNames', values: FAMILY_MOVE_NAMES },
  { name: 'FUNCIONARIO_MOVE_NAMES', file: 'moveNames', values: FUNCIONARIO_MOVE_NAMES },
];

const PARTS = `
export const integerSchema: v.GenericSchema<unknown, number> = v.pipe(v.number(), v.safeInteger());
/** A moment that a date can be made of: RFC 3339. */
export const momentSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.isoTimestamp());`;

/** The schemas of src/domain/answers/, by path: what the contract says an answer is, but for lengths and patterns. */
export async function answerFiles(): Promise<Map<string, string>> {
  const { components } = parse(readFileSync(CONTRACT, 'utf8')) as { components: { schemas: Record<string, Described> } };
  const aliases = new Map(
    [...readFileSync(join(DOMAIN, 'contractTypes.ts'), 'utf8').matchAll(/type (\w+) = Schemas\['(\w+)'\]/g)].map(
      ([, alias = '', name = '']) => [name, alias],
    ),
  );
  const constantOf = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}Schema`;
  const named = (name: string): Described => {
    const schema = components.schemas[name];
    if (!schema) throw new Error(`The contract has no ${name}`);
    return schema;
  };
  const nameOf = ({ $ref }: Described) => $ref?.split('/').at(-1);

  const namesIn = (schema: Described): string[] => {
    const name = nameOf(schema);
    if (name !== undefined) return [name];
    const { oneOf = [], items, properties = {} } = schema;
    return [...oneOf, ...(items ? [items] : []), ...Object.values(properties)].flatMap(namesIn);
  };
  /** The files that need each schema. */
  const filesOf = new Map<string, Set<string>>();
  const need = (file: string, name: string): void => {
    const files = filesOf.get(name) ?? new Set();
    if (files.has(file)) return;
    filesOf.set(name, files.add(file));
    for (const inner of namesIn(named(name))) need(file, inner);
  };
  for (const [file, roots] of Object.entries(FILES)) for (const root of roots) need(file, root);
  const places = [...filesOf.keys()].flatMap((name) => namesIn(named(name)));

  /** The file where a schema is a constant; null: it is written where it is needed. */
  const homeOf = (name: string): string | null => {
    const root = Object.keys(FILES).find((file) => FILES[file]?.includes(name));
    const { properties, enum: values } = named(name);
    const isConstant = (properties ?? values) && places.filter((place) => place === name).length > 1;
    if (root !== undefined || !isConstant) return root ?? null;
    const [file = null, other] = filesOf.get(name) ?? [];
    return other === undefined ? file : 'answerParts';
  };

  const written = Object.keys(FILES).map(async (file) => {
    const isParts = file === 'answerParts';
    const imports = new Map<string, Set<string>>();
    const constants = new Map<string, string>();
    const imported = (from: string, name: string): string => {
      imports.set(from, (imports.get(from) ?? new Set()).add(name));
      return name;
    };
    const part = (name: string) => (isParts ? name : imported('./answerParts', name));

    const write = (schema: Described, owner: string): string => {
      const name = nameOf(schema);
      if (name !== undefined) return refer(name);
      if (schema.oneOf?.[0]) return `v.nullable(${write(schema.oneOf[0], owner)})`;
      if (schema.enum) {
        const values = new Set<unknown>(schema.enum);
        const list = LISTS.find((one) => one.values.length === values.size && one.values.every((value) => values.has(value)));
        return `v.picklist(${list ? imported(`../${list.file}`, list.name) : JSON.stringify(schema.enum)})`;
      }
      if (Array.isArray(schema.type)) return `v.nullable(${write({ ...schema, type: schema.type[0] as string }, owner)})`;
      switch (schema.type) {
        case 'object':
          return writeObject(schema, owner);
        case 'array':
          return `v.array(${write(schema.items ?? {}, owner)})`;
        case 'integer':
          if (schema.minimum === undefined || !RECKONED.test(owner)) return part('integerSchema');
          return `v.pipe(${part('integerSchema')}, v.minValue(${schema.minimum}))`;
        case 'string':
          return schema.format === 'date-time' ? part('momentSchema') : 'v.string()';
        case 'number':
        case 'boolean':
          return `v.${schema.type}()`;
        case undefined:
        default:
          throw new Error(`An answer's schema cannot be made of ${JSON.stringify(schema)}`);
      }
    };
    const writeObject = ({ properties = {} }: Described, owner: string): string =>
      `v.object({ ${Object.entries(properties)
        .map(([key, inner]) => `${key}: ${write(inner, owner)}`)
        .join(', ')} })`;
    const refer = (name: string): string => {
      const home = homeOf(name);
      if (home === null) return write(named(name), name);
      const constant = constantOf(aliases.get(name) ?? name);
      if (home !== file) return imported(`./${home}`, constant);
      if (!constants.has(constant)) {
        const body = write(named(name), name);
        const alias = aliases.get(name);
        const type = alias === undefined ? '' : `: v.GenericSchema<unknown, ${imported('type ../contractTypes', alias)}>`;
        const isShared = isParts || FILES[file]?.includes(name);
        constants.set(constant, `${isShared ? 'export ' : ''}const ${constant}${type} = ${body};`);
      }
      return constant;
    };
    const shared = isParts ? [...filesOf.keys()].filter((name) => homeOf(name) === file) : (FILES[file] ?? []);
    for (const name of shared) refer(name);

    const lines = [...imports].map(([from, names]) => {
      const isType = from.startsWith('type ');
      return `import ${isType ? 'type ' : ''}{ ${[...names].sort().join(', ')} } from '${from.replace('type ', '')}';`;
    });
    const text = `// Written by \`npm run contract:types\` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
${lines.join('\n')}
${isParts ? PARTS : ''}
${[...constants.values()].join('\n\n')}`;
    const path = join(DOMAIN, `answers/${file}.ts`);
    return [path, await format(text, { ...(await resolveConfig(path)), filepath: path })] as const;
  });
  return new Map(await Promise.all(written));
}
