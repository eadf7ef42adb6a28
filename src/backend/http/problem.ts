import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import * as v from 'valibot';

import { DatabaseUnavailable } from '../db/unavailable';

const titles: Readonly<Record<number, string>> = {
  400: 'La solicitud no es válida',
  401: 'No autorizado',
  403: 'Acceso denegado',
  404: 'No se encontró el recurso solicitado',
  409: 'La solicitud no concuerda con lo que hay guardado',
  413: 'La solicitud es demasiado grande',
  415: 'El formato de la solicitud no se admite',
  422: 'Hay datos por corregir',
  429: 'Demasiados intentos',
  500: 'Ocurrió un error en el servidor',
  503: 'El servicio no está disponible',
};

/** What is wrong with one field; `campo` is its path in the body, such as `datos.estudiante.documento`. */
export interface FieldError {
  readonly campo: string;
  readonly mensaje: string;
}

interface ProblemMembers {
  /** Tells a program which problem it is. */
  readonly codigo?: string;
  readonly errores?: readonly FieldError[];
  /** With 429 and 503: when to try again. */
  readonly segundos?: number;
}

/** An answer that is an error, in the form of RFC 9457; `detail` is in Spanish, for a person. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly members: ProblemMembers = {},
  ) {
    super(detail);
  }
}

/** What body-parser and Express throw: an error that names its status and whether its message may be shown. */
const httpErrorSchema = v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(499)) });

const bodyDetails: Readonly<Record<number, string>> = {
  400: 'El cuerpo de la solicitud no es JSON válido',
  413: 'El cuerpo de la solicitud supera el tamaño permitido',
  415: 'La codificación del cuerpo de la solicitud no se admite',
};

/** What is tried again a little later goes well, most likely: nothing was written. */
const busy = new HttpProblem(503, 'Hay muchas personas usando el servicio. Intente de nuevo en unos segundos', {
  codigo: 'servicio_ocupado',
  segundos: 5,
});

/** The database is not there: nothing was written either, and it may take longer. */
const away = new HttpProblem(503, 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos', {
  codigo: 'no_disponible',
  segundos: 30,
});

function toProblem(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (error instanceof DatabaseUnavailable) return error.isAway ? away : busy;
  const known = v.safeParse(httpErrorSchema, error);
  if (!known.success) return undefined;
  const { status } = known.output;
  return new HttpProblem(status, bodyDetails[status] ?? 'La solicitud no se pudo procesar');
}

/** Somebody is kept out: not signed in, not permitted, too often. */
const refusals = [401, 403, 429];

export const unknownRoute: RequestHandler = () => {
  throw new HttpProblem(404, 'La ruta solicitada no existe');
};

/**
 * @param report takes an error that is nobody's answer, a fault of this program or of its database, with the request's id
 *   if it has one.
 * @param keepRefusal keeps who was refused; the refusal stands also when it cannot
 */
export function answerProblems(
  report: (error: unknown, request?: string) => void,
  keepRefusal: (request: Request, status: number) => Promise<void>,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = toProblem(error);
    if (!problem || problem === busy || problem === away) report(error, response.get('X-Request-Id'));
    const { status, detail, members } = problem ?? new HttpProblem(500, 'Intente de nuevo más tarde');
    if (refusals.includes(status)) {
      await keepRefusal(request, status).catch((fault: unknown) => report(fault, response.get('X-Request-Id')));
    }
    // RFC 9110, 15.5.2: a 401 names the scheme that it expects.
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (members.segundos !== undefined) response.set('Retry-After', String(members.segundos));
    const title = titles[status] ?? 'La solicitud no se pudo atender';
    response
      .status(status)
      .type('application/problem+json')
      .send(JSON.stringify({ title, status, detail, ...members }));
  };
}
