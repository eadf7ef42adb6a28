import * as v from 'valibot';

import type { SolicitudData, Identification, NewSolicitud } from '#domain/contractTypes.ts';
import type { BackendOptions } from '#backend/app.ts';
import type { Database } from '#backend/db/database.ts';
import { type BackendClient, startBackend } from './backendClient';
import { demoMoment } from './testDatabase';

const jsonSchema = v.looseObject({ codigo: v.optional(v.string()) });
type Json = v.InferOutput<typeof jsonSchema>;

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

export interface ApiCall {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, a form as it is; with one, the method is POST unless said. */
  readonly body?: unknown;
  /** The login whose session it carries; without one, none. */
  readonly login?: string;
}

/** What to change in the data that the tests send. */
export interface SolicitudChange {
  readonly acudiente?: Partial<SolicitudData['acudiente']>;
  readonly estudiante?: Partial<SolicitudData['estudiante']>;
  readonly condiciones?: SolicitudData['condiciones'];
  readonly hermanos?: SolicitudData['hermanos'];
  readonly opciones?: SolicitudData['opciones'];
}

export interface FiledSolicitud {
  readonly radicado: string;
  readonly identificacion: Identification;
  readonly datos: SolicitudData;
}

/** The backend with the demonstration's city, called by families and staff; every answer is held to the contract. */
export interface TestApi {
  readonly client: BackendClient;
  readonly database: Database;
  /** Milliseconds since 1970; a test moves it. */
  readonly clock: { now: number };
  /** @param path below `api/educacion/` */
  call(path: string, asked?: ApiCall): Promise<ApiAnswer>;
  /** Data of a new pupil of grado 5, with two options, that can be filed. */
  datos(change?: SolicitudChange): SolicitudData;
  /** What files them, with a key of its own. */
  newSolicitud(datos?: SolicitudData): NewSolicitud;
  /** Files for a family, and expects it to be taken. */
  file(change?: SolicitudChange): Promise<FiledSolicitud>;
  /** Uploads a small PDF. @returns its id */
  upload(): Promise<string>;
  close(): Promise<void>;
}

const pageSchema = v.object({ elementos: v.array(v.looseObject({ id: v.string() })) });
const uploadSchema = v.looseObject({ id: v.string() });
const receiptSchema = v.looseObject({ radicado: v.string() });

function identificacionOf(radicado: string, { estudiante }: SolicitudData): Identification {
  return { radicado, documento: estudiante.documento, fechaNacimiento: estudiante.fechaNacimiento };
}

export function formWith(content: string | Uint8Array<ArrayBuffer>, name: string): FormData {
  const filled = new FormData();
  filled.append('archivo', new Blob([content]), name);
  return filled;
}

const tenYears = 10 * 365 * 24 * 60 * 60;

/**
 * @param database seeded, and closed with the rest; by default one of its own
 * @param options what else is to be otherwise
 */
export async function startTestApi(database?: Database, options: Partial<BackendOptions> = {}): Promise<TestApi> {
  const clock = { now: demoMoment };
  const faults: unknown[] = [];
  const client = await startBackend({
    now: () => clock.now,
    // No test here may outlive its sessions.
    tokenLifetimeSeconds: tenYears,
    sessionIdleSeconds: tenYears,
    // However slow the machine, a step is answered as it ends.
    answerStepWithinMs: 10 * 60_000,
    report: (error) => faults.push(error),
    ...(database && { database }),
    ...options,
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (login: string): Promise<string> => {
    const known = tokens.get(login) ?? client.signIn(login, `${login}2026`).then(({ token }) => token ?? '');
    tokens.set(login, known);
    return known;
  };

  const call: TestApi['call'] = async (path, { method, body, login } = {}) => {
    const form = body instanceof FormData;
    const response = await client.call(`api/educacion/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(login !== undefined && { Authorization: `Bearer ${await tokenOf(login)}` }),
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const answer = v.parse(jsonSchema, await response.json());
    expect(faults).toEqual([]);
    return { status: response.status, headers: response.headers, body: answer };
  };

  const ofertas = v.parse(pageSchema, (await call('ofertas?grado=5')).body).elementos.map(({ id }) => id);
  let number = 1_100_000_000;
  const datos: TestApi['datos'] = ({ acudiente, estudiante, ...others } = {}) => {
    number += 1;
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
        documento: String(number),
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
      documentos: [],
      ...others,
    };
  };
  const { version } = v.parse(
    v.looseObject({ aviso: v.looseObject({ version: v.string() }) }),
    (await call('convocatoria')).body,
  ).aviso;
  const newSolicitud: TestApi['newSolicitud'] = (given = datos()) => ({
    claveIdempotencia: crypto.randomUUID(),
    aviso: { version, leidoEn: new Date(clock.now).toISOString() },
    datos: given,
  });
  return {
    client,
    database: client.database,
    clock,
    call,
    datos,
    newSolicitud,
    file: async (change) => {
      const given = datos(change);
      const { status, body } = await call('solicitudes', { body: newSolicitud(given) });
      expect([status, body]).toEqual([201, expect.anything()]);
      const { radicado } = v.parse(receiptSchema, body);
      return { radicado, datos: given, identificacion: identificacionOf(radicado, given) };
    },
    upload: async () => {
      const { body } = await call('archivos', { body: formWith('%PDF-1.7', 'soporte.pdf') });
      return v.parse(uploadSchema, body).id;
    },
    close: async () => {
      await client.close();
      await database?.close();
    },
  };
}
