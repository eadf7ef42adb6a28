import express from 'express';
import * as v from 'valibot';

import { backendPath, type BackendOptions } from '#backend/app.ts';
import type { Database } from '#backend/db/database.ts';
import { listen } from '#backend/listen.ts';
import { createScriptedBackend } from './application';
import type { Script } from './script';

const signInSchema = v.looseObject({ token: v.optional(v.string()), AuthorizationItem: v.unknown(), anio: v.unknown() });
type SignInAnswer = v.InferOutput<typeof signInSchema>;

export interface BackendClient {
  /** `apiBase`, without a slash at its end. */
  readonly origin: string;
  readonly script: Script;
  readonly database: Database;
  /** Where a path of the backend is. */
  address(path: string): string;
  call(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  signIn(login: string, password: string): Promise<SignInAnswer>;
  close(): Promise<void>;
}

/** The backend on a free port, called over HTTP by a client that keeps no cookies. */
export async function startBackend(options: Partial<BackendOptions> = {}): Promise<BackendClient> {
  const backend = createScriptedBackend(options);
  const program = express();
  // A connection kept for the next call is closed when it has waited for long: on a busy machine, just under that call.
  program.use((_request, response, next) => {
    response.setHeader('Connection', 'close');
    next();
  });
  const server = await listen(program.use(backendPath, backend.app), 0);
  const address = (path: string): string => `${server.origin}${backendPath}/${path}`;
  const call = (path: string, init?: RequestInit): Promise<Response> => fetch(address(path), init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    call(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
  return {
    origin: `${server.origin}${backendPath}`,
    script: backend.script,
    database: backend.database,
    address,
    call,
    post,
    signIn: async (login, password) => v.parse(signInSchema, await (await post('api/token/generar', { login, password })).json()),
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
}
