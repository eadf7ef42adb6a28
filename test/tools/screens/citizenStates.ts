import type { Page } from 'playwright-core';

import type { FamilySolicitud } from '#domain/contractTypes.ts';
import type { Application } from '#test/support/application.ts';
import { OFERTA, OFFERED, OTHER_OFERTA, SOLICITUD } from '#test/support/samples/citizen.ts';
import { likeTyped, LONG_NAME, LONG_WORD } from './formSamples';
import { state, type State } from './state';
import { stopTime } from './ways';

const CONVOCATORIA_API = '/api/educacion/convocatoria';
const SEDES_API = '/api/educacion/sedes';
export const LOOK_UP = '/api/educacion/consulta';
const never = new Promise<void>(() => undefined);

export const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { title: 'No', status, detail: 'No', codigo: code, ...more },
});

/** At a page of the citizens' area, which is `path` below its home. */
async function open(page: Page, { url }: Application, path = ''): Promise<void> {
  await page.goto(`${url}#/tramites/educacion${path}`);
  await page.locator('main h1').first().waitFor();
}

export const see = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

/** Looks a solicitud up; what the server says is the script's. */
export async function lookUp(page: Page, application: Application): Promise<void> {
  await open(page, application, '/consulta');
  await page.getByLabel('Número de radicado').fill(SOLICITUD.radicado);
  await page.getByLabel('Documento del estudiante').fill('1012345678');
  await page.getByLabel('Fecha de nacimiento del estudiante').fill('29/02/2016');
  await page.getByRole('button', { name: 'Consultar' }).click();
}

function answeredWith(solicitud: FamilySolicitud): State['prepare'] {
  return async (page, application) => {
    application.script.direct(LOOK_UP, { answer: { status: 200, body: solicitud } });
    await lookUp(page, application);
    await see(page, 'Historia de la solicitud');
  };
}

/** With an address that looks mistyped, and is as long as most are. */
const REACHED: FamilySolicitud = {
  ...SOLICITUD,
  datos: { ...SOLICITUD.datos, acudiente: { ...SOLICITUD.datos.acudiente, correo: 'maria.fernanda.nunez.velasquez@gmial.com' } },
};

/** As long as the contract allows, in one word where a family may write one. */
const LONG: FamilySolicitud = {
  ...OFFERED,
  datos: {
    ...OFFERED.datos,
    acudiente: { ...OFFERED.datos.acudiente, correo: `ana@${LONG_WORD}.co` },
    estudiante: { ...OFFERED.datos.estudiante, nombres: LONG_WORD, apellidos: LONG_WORD },
  },
  opciones: [
    { ...OFERTA, institucion: { ...OFERTA.institucion, nombre: LONG_NAME }, sede: LONG_NAME, direccion: LONG_NAME },
    OTHER_OFERTA,
  ],
  condiciones: [
    {
      codigo: 'hermano',
      nombre: LONG_NAME,
      institucion: { ...OFERTA.institucion, nombre: LONG_NAME },
      archivos: [{ id: OFERTA.id, nombre: `${LONG_WORD}.pdf`, tipo: 'application/pdf', tamano: 10 }],
      decision: 'negada',
      motivo: LONG_NAME.repeat(5),
    },
  ],
  historia: [
    ...OFFERED.historia,
    { en: '2026-12-16T13:00:00Z', que: 'movimiento', de: 'asignada', a: 'retirada', motivo: LONG_WORD.repeat(5), oficina: false },
  ],
};

/** Without a seat: it may claim about two things, and claimed before about one. */
const CLAIMABLE: FamilySolicitud = {
  ...OFFERED,
  estado: 'sin_cupo',
  acciones: [],
  condiciones: [
    {
      codigo: 'victima',
      nombre: 'Víctima del conflicto armado',
      institucion: null,
      archivos: [],
      decision: 'negada',
      motivo: 'No está en el registro.',
    },
  ],
  reclamable: {
    asuntos: [
      { sobre: 'resultado', condicion: null },
      { sobre: 'condicion', condicion: 'victima' },
    ],
    antesDe: '2026-12-24T05:00:00Z',
    aTiempo: true,
  },
  reclamos: [
    {
      id: OFERTA.id,
      asunto: { sobre: 'condicion', condicion: 'victima' },
      texto: 'Estamos en el registro desde 2014.\nAdjunto la constancia que nos dieron en la personería.',
      archivos: [{ id: OFERTA.id, nombre: 'constancia.pdf', tipo: 'application/pdf', tamano: 10 }],
      en: '2026-11-05T15:00:00Z',
      respuesta: {
        acepta: false,
        motivo: 'La constancia es de otra familia: pida la suya en la personería.',
        en: '2026-11-07T16:30:00Z',
      },
    },
  ],
};

/** The citizens' pages, each in its states. */
export const citizenStates: readonly State[] = [
  state('tramites-educacion', async (page, application) => {
    await open(page, application, '?grado=3');
    await see(page, 'Qué necesita');
  }),
  state('tramites-educacion-loading', async (page, application) => {
    await stopTime(page);
    application.script.direct(CONVOCATORIA_API, { until: never });
    await open(page, application);
    await page.locator('main .skeleton').first().waitFor();
  }),
  state('tramites-educacion-no-call', async (page, application) => {
    application.script.direct(CONVOCATORIA_API, { answer: problem(404, 'sin_convocatoria') });
    await open(page, application);
    await see(page, 'Ahora no hay ninguna convocatoria');
  }),
  state('tramites-educacion-failed', async (page, application) => {
    application.script.direct(CONVOCATORIA_API, { disconnect: true });
    await open(page, application);
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  }),
  state('calendario', async (page, application) => {
    await open(page, application, '/calendario');
    await page.getByRole('heading', { name: 'Cuánto tiempo hay' }).waitFor();
  }),
  state('preguntas', async (page, application) => {
    await open(page, application, '/preguntas');
    await page.getByRole('heading', { name: 'Qué quiere decir cada palabra' }).waitFor();
  }),
  state('oferta', async (page, application) => {
    await open(page, application, '/oferta?pagina=2');
    await page.getByRole('article').first().waitFor();
  }),
  state('oferta-mapa', async (page, application) => {
    await open(page, application, '/oferta?grado=6');
    const map = page.getByRole('region', { name: 'Mapa' });
    await map.waitFor();
    // Asked for: it stays when the window is made as narrow as a telephone.
    await map.getByRole('button', { name: 'Ocultar mapa' }).click();
    await map.getByRole('button', { name: 'Ver mapa' }).click();
    await page.locator('.sede-map-free').first().click();
    await map.getByRole('article').first().waitFor();
  }),
  state('oferta-guardados', async (page, application) => {
    application.script.direct(SEDES_API, { answer: { status: 200, body: likeTyped } });
    await open(page, application, '/oferta?grado=3&texto=joze');
    for (const sede of likeTyped.elementos)
      await page
        .getByRole('button', { name: `Guardar: ${sede.institucion.nombre}` })
        .first()
        .click();
    await page.getByRole('heading', { name: 'Lugares guardados (2)' }).waitFor();
  }),
  state('oferta-empty', async (page, application) => {
    await open(page, application, '/oferta?texto=xyzxyz');
    await see(page, 'Ningún cupo es como lo busca');
  }),
  state('oferta-failed', async (page, application) => {
    application.script.direct(SEDES_API, { answer: { status: 500 } });
    await open(page, application, '/oferta');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  }),
  state('consulta-invalid', async (page, application) => {
    await open(page, application, '/consulta');
    await page.getByRole('button', { name: 'Consultar' }).click();
    await see(page, 'Hay 3 datos por corregir');
  }),
  state('consulta-not-found', async (page, application) => {
    application.script.direct(LOOK_UP, { answer: problem(404, 'no_encontrada') });
    await lookUp(page, application);
    await see(page, 'No encontramos una solicitud');
  }),
  state('consulta-limited', async (page, application) => {
    application.script.direct(LOOK_UP, { answer: problem(429, 'demasiados_intentos', { segundos: 3600 }) });
    await lookUp(page, application);
    await see(page, 'Demasiados intentos');
  }),
  state('consulta-radicada', answeredWith(SOLICITUD)),
  state('consulta-asignada', answeredWith(OFFERED)),
  state('consulta-aceptada', answeredWith({ ...OFFERED, anio: 2026, estado: 'aceptada', acciones: ['retirar'] })),
  state('consulta-retirada', answeredWith({ ...SOLICITUD, estado: 'retirada', acciones: [] })),
  state(
    'consulta-por-subsanar',
    answeredWith({
      ...SOLICITUD,
      estado: 'por_subsanar',
      subsanacion: { motivo: 'Falta el boletín del grado anterior', antesDe: '2026-10-12T05:00:00Z' },
      acciones: ['subsanar', 'retirar'],
    }),
  ),
  state('consulta-contacto', async (page, application) => {
    await answeredWith(REACHED)(page, application);
    await page.getByRole('button', { name: 'Cambiar el teléfono o el correo' }).click();
    await see(page, '¿Quiso decir');
  }),
  state('consulta-reclamo', async (page, application) => {
    await answeredWith(CLAIMABLE)(page, application);
    await page.getByRole('button', { name: 'Presentar un reclamo' }).click();
    await page.getByRole('button', { name: 'Enviar el reclamo' }).click();
    await see(page, 'Hay 2 datos por corregir');
  }),
  state('long-texts-consulta', answeredWith(LONG)),
];
