import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { etapaSchema, etapasSchema } from '#domain/answers/allocationAnswers.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { reach } from './reach';

const tokenSchema = v.looseObject({ token: v.string() });

/** Somebody of the staff, who takes the steps of a stage over HTTP. */
export interface Staff {
  read(path: string): Promise<unknown>;
  etapa(): Promise<Etapa>;
  /** Settled when the step is taken, however long it goes on. @throws when it is refused */
  take(step: string, body?: object): Promise<Etapa>;
}

const lookAgainMs = 500;

/** @param code the stage's */
export async function signInStaff(base: string, login: string, code = 'general'): Promise<Staff> {
  const json = { 'Content-Type': 'application/json' };
  const signedIn = await reach(`${base}api/token/generar`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ login, password: `${login}2026` }),
  });
  const { token } = v.parse(tokenSchema, await signedIn.json());
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const allocation = `${base}api/educacion/gestion/asignacion`;
  const read = async (path: string): Promise<unknown> => (await reach(`${allocation}${path}`, { headers })).json();
  const etapa = async (): Promise<Etapa> => {
    const { elementos } = v.parse(etapasSchema, await read(''));
    const found = elementos.find(({ codigo }) => codigo === code);
    if (!found) throw new Error('There is no such stage');
    return found;
  };
  return {
    read,
    etapa,
    take: async (step, body = {}) => {
      const { version } = await etapa();
      const answer = await reach(`${allocation}/${code}/${step}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ version, ...body }),
      });
      const told: unknown = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(told));
      let now = v.parse(etapaSchema, told);
      while (now.trabajo !== null) {
        if (now.trabajo.problema) throw new Error(JSON.stringify(now.trabajo));
        await pause(lookAgainMs);
        now = await etapa();
      }
      return now;
    },
  };
}
