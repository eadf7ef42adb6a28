import * as v from 'valibot';

import type { DatosDeSolicitud, Identificacion, SolicitudNueva } from '#domain/contractTypes.ts';
import { createCheckAnswer } from '#backend/contract/answers.ts';
import type { Database } from '#backend/db/database.ts';
import { type BackendClient, startBackend } from './backendClient';
import { demoMoment } from './testDatabase';

const checkAnswer = createCheckAnswer();

const jsonSchema = v.looseObject({ codigo: v.optional(v.string()) });
type Json = v.InferOutput<typeof jsonSchema>;

export interface Respuesta {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

export interface Llamada {
  readonly method?: 'POST' | 'PUT';
  /** Sent as JSON, a form as it is; with one, the method is POST unless said. */
  readonly body?: unknown;
  /** The login whose session it carries; without one, none. */
  readonly como?: string;
}

/** What to change in the data that the tests send. */
export interface Cambio {
  readonly acudiente?: Partial<DatosDeSolicitud['acudiente']>;
  readonly estudiante?: Partial<DatosDeSolicitud['estudiante']>;
  readonly condiciones?: DatosDeSolicitud['condiciones'];
  readonly hermanos?: DatosDeSolicitud['hermanos'];
  readonly opciones?: DatosDeSolicitud['opciones'];
}

export interface Radicada {
  readonly radicado: string;
  readonly identificacion: Identificacion;
  readonly datos: DatosDeSolicitud;
}

/** The backend with the demonstration's city, called by families and staff; every answer is held to the contract. */
export interface Tramites {
  readonly client: BackendClient;
  readonly database: Database;
  /** Milliseconds since 1970; a test moves it. */
  readonly reloj: { now: number };
  /** @param path below `api/educacion/` */
  llamar(path: string, llamada?: Llamada): Promise<Respuesta>;
  /** Data of a new pupil of grado 5, with two options, that can be filed. */
  datos(cambio?: Cambio): DatosDeSolicitud;
  /** What files them, with a key of its own. */
  nueva(datos?: DatosDeSolicitud): SolicitudNueva;
  /** Files for a family, and expects it to be taken. */
  radicar(cambio?: Cambio): Promise<Radicada>;
  /** Uploads a small PDF. @returns its id */
  cargar(): Promise<string>;
  close(): Promise<void>;
}

const paginaSchema = v.object({ elementos: v.array(v.looseObject({ id: v.string() })) });
const archivoSchema = v.looseObject({ id: v.string() });
const comprobanteSchema = v.looseObject({ radicado: v.string() });

function identificacionDe(radicado: string, { estudiante }: DatosDeSolicitud): Identificacion {
  return { radicado, documento: estudiante.documento, fechaNacimiento: estudiante.fechaNacimiento };
}

export function formularioCon(contenido: string | Uint8Array<ArrayBuffer>, nombre: string): FormData {
  const formulario = new FormData();
  formulario.append('archivo', new Blob([contenido]), nombre);
  return formulario;
}

/** @param database seeded, and closed with the rest; by default one of its own */
export async function startTramites(database?: Database): Promise<Tramites> {
  const reloj = { now: demoMoment };
  const faults: unknown[] = [];
  const client = await startBackend({
    now: () => reloj.now,
    // No test here may outlive its sessions.
    tokenLifetimeSeconds: 10 * 365 * 24 * 60 * 60,
    report: (error) => faults.push(error),
    ...(database && { database }),
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (login: string): Promise<string> => {
    const known = tokens.get(login) ?? client.signIn(login, `${login}2026`).then(({ token }) => token ?? '');
    tokens.set(login, known);
    return known;
  };

  const llamar: Tramites['llamar'] = async (path, { method, body, como } = {}) => {
    const used = method ?? (body === undefined ? 'GET' : 'POST');
    const form = body instanceof FormData;
    const response = await client.call(`api/educacion/${path}`, {
      method: used,
      headers: {
        ...(como !== undefined && { Authorization: `Bearer ${await tokenOf(como)}` }),
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const answer = v.parse(jsonSchema, await response.json());
    const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    const [plainPath = ''] = path.split('?');
    const { status } = response;
    expect(faults).toEqual([]);
    expect(checkAnswer({ method: used, path: `/api/educacion/${plainPath}`, status, contentType, body: answer })).toEqual([]);
    return { status, headers: response.headers, body: answer };
  };

  const ofertas = v.parse(paginaSchema, (await llamar('ofertas?grado=5')).body).elementos.map(({ id }) => id);
  let numero = 1_100_000_000;
  const datos: Tramites['datos'] = ({ acudiente, estudiante, ...others } = {}) => {
    numero += 1;
    return {
      acudiente: {
        tipoDocumento: 'CC',
        documento: '52000111',
        nombres: 'Luz Marina',
        apellidos: 'Ñáñez O’Connor',
        parentesco: 'madre',
        telefono: '3001112233',
        correo: 'luz@example.com',
        ...acudiente,
      },
      estudiante: {
        tipoDocumento: 'TI',
        documento: String(numero),
        nombres: 'Iñaki',
        apellidos: 'Peña Ruiz',
        fechaNacimiento: '2015-05-20',
        grado: 5,
        comuna: 'comuna_1',
        cupoActual: null,
        ...estudiante,
      },
      condiciones: [],
      hermanos: [],
      opciones: ofertas.slice(0, 2),
      ...others,
    };
  };
  const { version } = v.parse(
    v.looseObject({ aviso: v.looseObject({ version: v.string() }) }),
    (await llamar('convocatoria')).body,
  ).aviso;
  const nueva: Tramites['nueva'] = (given = datos()) => ({
    claveIdempotencia: crypto.randomUUID(),
    aviso: { version, leidoEn: new Date(reloj.now).toISOString() },
    datos: given,
  });
  return {
    client,
    database: client.database,
    reloj,
    llamar,
    datos,
    nueva,
    radicar: async (cambio) => {
      const given = datos(cambio);
      const { status, body } = await llamar('solicitudes', { body: nueva(given) });
      expect([status, body]).toEqual([201, expect.anything()]);
      const { radicado } = v.parse(comprobanteSchema, body);
      return { radicado, datos: given, identificacion: identificacionDe(radicado, given) };
    },
    cargar: async () => {
      const { body } = await llamar('archivos', { body: formularioCon('%PDF-1.7', 'soporte.pdf') });
      return v.parse(archivoSchema, body).id;
    },
    close: async () => {
      await client.close();
      await database?.close();
    },
  };
}
