import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import { FROZEN } from '#test/support/samples/etapas.ts';
import { state, type State } from './state';
import { stopTime, type Ways } from './ways';

const AREA = '/educacion/oferta';
const OFERTAS_API = '/api/educacion/gestion/ofertas';
const never = new Promise<void>(() => undefined);

/** As long as the contract allows. */
const LONG_NAME = 'Institución Educativa Técnica Departamental Nuestra Señora del Rosario '.repeat(3).slice(0, 200).trim();

const HEAD = 'DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten';

async function choose(page: Page, text: string, name = 'oferta.csv'): Promise<void> {
  await page.getByLabel('Archivo CSV').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** The oferta's pages: the demonstration's places. */
export function ofertaStates({ visit, signIn }: Ways): State[] {
  const at = (page: Page, application: Application, rest = ''): Promise<void> =>
    visit(page, application, `${AREA}${rest}`, 'coordinador');
  const list = async (page: Page, application: Application, rest = ''): Promise<void> => {
    await at(page, application, rest);
    await page.getByRole('table', { name: 'Ofertas' }).waitFor();
  };
  return [
    state('oferta-gestion', (page, application) => list(page, application)),
    state('oferta-gestion-loading', async (page, application) => {
      application.script.direct(OFERTAS_API, { until: never });
      await signIn(page, application, 'coordinador');
      await stopTime(page);
      await page.goto(`${application.url}#${AREA}`);
      await page.locator('.list-skeleton').waitFor();
    }),
    state('oferta-gestion-empty', async (page, application) => {
      await at(page, application, '?texto=xyzxyz');
      await page.getByText('No se encontró ninguna oferta.').waitFor();
    }),
    state('oferta-gestion-failed', async (page, application) => {
      application.script.direct(OFERTAS_API, { answer: { status: 500 } });
      await at(page, application);
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    }),
    state('oferta-gestion-forbidden', async (page, application) => {
      await visit(page, application, AREA, 'funcionario');
      await page.getByRole('alert').waitFor();
    }),
    state('oferta-gestion-frozen', async (page, application) => {
      application.script.direct('/api/educacion/gestion/asignacion', {
        answer: { status: 200, body: { anio: 2027, elementos: [FROZEN] } },
      });
      await list(page, application);
      await page.getByText(/no se puede editar ni importar/).waitFor();
    }),
    state('oferta-gestion-editing', async (page, application) => {
      await list(page, application);
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
      await page.getByLabel('Capacidad').fill('0');
      await page.getByLabel('Repiten').fill('3');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByText(/Faltan \d+ cupos para/).waitFor();
    }),
    state('long-texts-oferta-gestion', async (page, application) => {
      const elements = Array.from({ length: 10 }, (_, at) => ({
        id: `00000000-0000-4000-8000-00000000000${at}`,
        version: 1,
        institucion: { dane: '190000000001', nombre: LONG_NAME },
        sede: LONG_NAME,
        comuna: 'comuna_1',
        jornada: 'fin_de_semana',
        grado: 12,
        anio: 2027,
        capacidad: 100_000,
        continuan: 0,
        repiten: 0,
        vacantes: 100_000,
        reservas: [
          { condicion: 'discapacidad', puestos: 100_000, propios: null },
          { condicion: 'una_condicion_que_ya_no_esta_en_el_catalogo', puestos: 2, propios: 99_999 },
        ],
      }));
      application.script.direct(OFERTAS_API, {
        answer: { status: 200, body: { elementos: elements, pagina: 1, total: 14_320 } },
      });
      await list(page, application);
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
    }),
    state('matricula', (page, application) => visit(page, application, '/educacion/oferta/matricula', 'coordinador')),
    state('matricula-errores', async (page, application) => {
      await visit(page, application, '/educacion/oferta/matricula', 'coordinador');
      await choose(page, `Tipo de documento;Documento;DANE;Sede;Grado\nTI;1;2;${LONG_NAME.slice(0, 150)};Quinto`, 'lista.csv');
      await page.getByRole('table').waitFor();
    }),
    state('oferta-importar-errores', async (page, application) => {
      await at(page, application, '/importacion');
      const rows = [`190000000001;${LONG_NAME.slice(0, 150)};Lunar;Quinto;10;20;1`, ';;;;;;', '1,9E+11;;;;-1;x;'];
      await choose(page, [HEAD, ...rows].join('\n'), `${'oferta-'.repeat(20)}.csv`);
      await page.getByRole('table').waitFor();
    }),
    state('oferta-importar-deshacer', async (page, application) => {
      const place = {
        institucion: { dane: '190000000001', nombre: LONG_NAME },
        sede: 'Sede Principal',
        jornada: 'manana',
        grado: 5,
      };
      const last = {
        id: 7,
        en: '2026-11-03T15:00:00Z',
        quien: 'coordinador',
        nuevas: 12,
        cambiadas: 20,
        congelada: false,
        vuelven: 31,
      };
      const quedan = [{ ...place, motivo: 'Alguien la cambió después de la importación.' }];
      application.script.direct(`${OFERTAS_API}/importaciones/ultima`, {
        answer: { status: 200, body: { importacion: { ...last, quedan } } },
      });
      await at(page, application, '/importacion');
      await page.getByRole('button', { name: 'Deshacer la importación' }).waitFor();
    }),
    state('oferta-importar-columnas', async (page, application) => {
      await at(page, application, '/importacion');
      const head = HEAD.replace('Sede', 'NOMBRE_DEL_ESTABLECIMIENTO_Y_SEDE').replace('Repiten', 'Repitentes');
      await choose(page, `${head}\n190000000001;${LONG_NAME};Mañana;Quinto;40;30;2`);
      await page.getByRole('button', { name: 'Continuar' }).click();
    }),
    state('matriculas-confirmar', (page, application) =>
      visit(page, application, '/educacion/resultados/matriculas', 'coordinador'),
    ),
    state('oferta-importar-ilegible', async (page, application) => {
      await at(page, application, '/importacion');
      await choose(page, 'Nombre;Edad\nAna;7');
      await page.getByRole('alert').waitFor();
    }),
    state('oferta-importar-revisado', async (page, application) => {
      const change = (at: number) => ({
        fila: at + 2,
        institucion: { dane: '190000000001', nombre: at === 0 ? LONG_NAME : 'Institución Educativa El Samán' },
        sede: 'Sede Principal',
        jornada: 'fin_de_semana',
        grado: 12,
        antes: at === 2 ? null : { capacidad: 100_000, continuan: 30, repiten: at },
        despues: { capacidad: at === 1 ? 40_000 : 99_999, continuan: 30, repiten: 2 },
        reservas: at === 0 ? [] : [{ condicion: 'discapacidad', antes: null, despues: at }],
      });
      const body = {
        revisadas: 1432,
        nuevas: 12,
        cambiadas: 20,
        iguales: 1400,
        totales: {
          antes: { capacidad: 160_000, continuan: 30_000, repiten: 2_000 },
          despues: { capacidad: 139_998, continuan: 30_000, repiten: 2_003 },
        },
        cambios: [0, 1, 2, ...Array.from({ length: 29 }, (_, at) => at + 3)].map(change),
        huella: '0'.repeat(64),
        guardada: false,
        errores: [],
      };
      application.script.direct(`${OFERTAS_API}/importacion`, { answer: { status: 200, body } });
      await at(page, application, '/importacion');
      await choose(page, `${HEAD};Notas\n190000000001;Sede principal;Mañana;Quinto;40;30;2;hola`);
      await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
    }),
  ];
}
