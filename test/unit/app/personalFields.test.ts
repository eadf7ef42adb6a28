/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { parse } from 'yaml';

import { createPersonalFields, kindOfRecord } from '#app/replay/personalFields.ts';
import { PERSONAL_FIELDS } from '#domain/answers/personalFields.ts';

interface Described {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  oneOf?: Described[];
  allOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
  'x-personal'?: string;
}

const { components } = parse(readFileSync(resolve(__dirname, '../../../src/backend/contract/openapi.yaml'), 'utf8')) as {
  components: { schemas: Record<string, Described> };
};

/** Whether people's words can stand in it: no closed list, no moment, no number. */
function holdsText(schema: Described): boolean {
  const referred = schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!referred || referred.enum || referred.format === 'date-time' || referred.properties) return false;
  if ([referred.type].flat().includes('string')) return true;
  return [...(referred.oneOf ?? []), ...(referred.items ? [referred.items] : [])].some(holdsText);
}

/** Every field that text can stand in, with its object, and whether it is marked. */
function* textFields(schema: Described, owner: string): Generator<{ owner: string; name: string; isMarked: boolean }> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (holdsText(field)) yield { owner, name, isMarked: field['x-personal'] !== undefined };
    yield* textFields(field, owner);
  }
  for (const inner of [...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])]) {
    yield* textFields(inner, owner);
  }
}

const fields = Object.entries(components.schemas).flatMap(([owner, schema]) => [...textFields(schema, owner)]);

/** Of no person, whatever object they are in; a login and a radicado are parts of addresses, and stay. */
const NOBODYS = new Set(
  `a actual ahora antesDe archivo archivos asignada asignadaA autorizacion barrio campo capacidad clave claveIdempotencia
     codigo columna comuna condicion condiciones congeladas contacto continuan corte cupoActual dane descripcion desde detail
     detalle dia direccion en_revision enlace etapa etapas explicacion fechasDeLista fuente grado hasta hermano hermanos
     horario huella huellaLista huellaResultado icon id impedimento institucion jornada latitud login longitud mensaje negar_condicion
     negar_cupo no_admitida nueva numero oferta oficina opciones parentesco parrafos password por porDecidir por_subsanar
     prioridad prioridades prioridadesAnteriores propuso publicadas puestos quien radicado reabrir registradaPor
     reglaDeSemilla repiten requisitos requisitosMatricula responsable retirada sede sedes semilla sha256 siguiente soporte
     tipoDocumento tiquete title titulo token url usuario version whatsapp zona`.split(/\s+/),
);

/** Of no person there, though a field of that name is one elsewhere. */
const NOBODYS_THERE = new Set(
  `ActaDeSorteo.documento AmpliacionPublicada.motivo AnulacionDecidida.motivo AnulacionPedida.motivo
     AnulacionPendiente.motivo AnulacionPublicada.motivo ArchivoDeTexto.contenido ArchivoDeTexto.nombre Barrio.nombre
     CambioDeConvocatoria.motivo CambioDeFecha.antes CambioDeInstitucion.nombre CambioDeReglas.motivo Comprobacion.nombre CondicionDeReglas.nombre
     CondicionDecidida.nombre CondicionOfrecida.nombre Contacto.correo Contacto.telefono Convocatoria.nombre
     Conservacion.nombre ConvocatoriaDeLista.nombre DatoDeLugar.antes DatoDeLugar.despues DatosDeSede.nombre DatosDeSede.telefono
     DatosDeSolicitud.documentos Entrada.nombre Etapa.nombre EtapaDeConvocatoria.nombre FilaDeSede.telefono
     GradoOfrecido.nombre Institucion.nombre InstitucionDeGestion.nombre InstitucionListada.nombre NombreDeInstitucion.nombre
     Oferta.telefono OfertaQueQueda.motivo PruebaDeEtapa.nombre RasgosDeLista.contenido
     ReglasDeConvocatoria.nombre Replica.contenido ReversionPedida.motivo Sede.telefono SedeDeInstitucion.nombre TipoDeDocumento.nombre UltimaAmpliacion.motivo`.split(
    /\s+/,
  ),
);

test('each text of the contract is marked as a person’s, or is known to be none', () => {
  const open = fields.filter(({ isMarked }) => !isMarked);
  const unknown = open.filter(({ owner, name }) =>
    name in PERSONAL_FIELDS ? !NOBODYS_THERE.has(`${owner}.${name}`) : !NOBODYS.has(name),
  );
  expect(unknown.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
  // What is gone from the contract is not kept here.
  const names = new Set(open.map(({ name }) => name));
  expect([...NOBODYS].filter((name) => !names.has(name))).toEqual([]);
  const places = new Set(open.map(({ owner, name }) => `${owner}.${name}`));
  expect([...NOBODYS_THERE].filter((place) => !places.has(place))).toEqual([]);
});

/** Of what is typed, of no person: figures, days, and what a form or a file is about. */
const NOBODYS_TYPED = new Set([
  'aniosDeDatos',
  'asunto',
  'diasParaResponder',
  'hora',
  'matches',
  'matriculaDesde',
  'matriculaHasta',
  'maximoOpciones',
]);

test('so is each text of the schemas that are written by hand', () => {
  const src = resolve(__dirname, '../../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(backend|domain.answers|allocation)/.test(file),
  );
  const field = /(\w+): (?:v\.\w+\()*v\.(?:string\(|record\(v\.string\(\), (?!v\.number))/g;
  const names = files.flatMap((file) =>
    Array.from(readFileSync(join(src, file), 'utf8').matchAll(field), ([, name = '']) => name),
  );
  expect(names).toEqual(expect.arrayContaining(['nota', 'razones', 'documento']));
  const known = createPersonalFields();
  const isKnown = (name: string) =>
    NOBODYS.has(name) || NOBODYS_TYPED.has(name) || kindOfRecord(name) !== null || known.kindOf(name, {}) !== null;
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});
