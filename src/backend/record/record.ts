import type { Request } from 'express';

import type { Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { addressOf } from '../http/limits/address';
import { routeOf } from '../http/route';
import { callerOf } from './callers';
import { createRefusals } from './refusals';

/** The record of security (`registro_de_seguridad`), which only grows. */
export interface SecurityRecord {
  /** Before the token is given: who cannot be recorded does not come in. @throws when it cannot be written */
  signedIn(request: Request, login: string): Promise<void>;
  /** Of a session that its person ended. @throws likewise; the session is ended all the same */
  signedOut(request: Request, login: string): Promise<void>;
  /** Before staff are answered: nothing is read or changed that the record does not know. @throws likewise */
  called(request: Request, login: string): Promise<void>;
  /** A call that was refused. @throws likewise; the refusal stands all the same */
  refused(request: Request, status: number): Promise<void>;
}

interface RecordOptions {
  readonly db: Queryable;
  readonly now: () => number;
}

const longestObject = 200;

/** The call from where every deployment has it the same, such as `GET /api/educacion/resumen`. */
function nameOf(request: Request): string | null {
  const route = routeOf(request);
  return route === undefined ? null : `${request.method} ${route.slice(route.indexOf('/api/'))}`;
}

function objectOf(request: Request): string | null {
  const given = Object.values(request.params).flat().join(' ').slice(0, longestObject);
  return given === '' ? null : given.replaceAll('\0', '');
}

export function createRecord({ db, now }: RecordOptions): SecurityRecord {
  const refusals = createRefusals(now);
  /** A router and its route may both ask who calls. */
  const recorded = new WeakSet<Request>();
  const write = (entries: readonly object[]): Promise<void> => {
    const en = new Date(now());
    return insertRows(
      db,
      'registro_de_seguridad',
      entries.map((entry) => ({ en, veces: 1, ...entry })),
    );
  };
  const from = (request: Request) => ({ direccion: request.ip ?? '', llamada: nameOf(request) });
  return {
    signedIn: (request, login) => write([{ que: 'ingreso', quien: login, ...from(request) }]),
    signedOut: (request, login) => write([{ que: 'salida', quien: login, ...from(request) }]),
    called: async (request, login) => {
      // Before its route is known it would be kept without what it asks for.
      if (recorded.has(request) || routeOf(request) === undefined) return;
      recorded.add(request);
      const que = request.method === 'GET' ? 'lectura' : 'cambio';
      await write([{ que, quien: login, ...from(request), objeto: objectOf(request) }]);
    },
    refused: async (request, status) => {
      // By network: a household's millions of IPv6 addresses would each have an entry a minute.
      const direccion = addressOf(request);
      await write(refusals.add({ que: 'rechazo', quien: callerOf(request), ...from(request), direccion, estado: status }));
    },
  };
}
