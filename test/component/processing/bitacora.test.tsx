import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BitacoraEntries } from '#domain/contractTypes.ts';
import { CONVOCATORIA, NO_DETAIL, OFERTA } from '#test/support/samples/contractSamples.ts';
import { API, PAGE, RADICADO } from '#test/support/samples/processing.ts';
import { openApp } from '#test/support/openApp.tsx';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { refusedAs } from '#test/support/samples/failures.ts';

const BITACORA_API = `${API}/bitacora`;
const when = '2026-11-03T16:00:00Z';
const of = (what: BitacoraEntries['elementos'][number]['que'], more: object = {}) => ({
  en: when,
  quien: 'revisora',
  que: what,
  de: null,
  a: null,
  ...NO_DETAIL,
  ...more,
});

async function open(at = `${PAGE}/historia`) {
  const app = await openStaffPage(at, `Historia de la solicitud ${RADICADO}`);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  return app;
}

test('all that happened, who did it and why', async () => {
  const { answer, world } = await open();
  // The file itself is not read: the log would hold that, too.
  expect(world.http.made.map(({ path }) => path)).not.toContain(API);
  const elements = [
    of('decision', { motivo: 'La constancia es vieja' }),
    of('lectura_archivo'),
    of('lectura'),
    of('liberacion'),
    of('toma', { de: 'en_revision', a: 'en_revision' }),
    of('toma', { de: 'radicada', a: 'en_revision' }),
    of('edicion', { quien: 'familia' }),
    of('contacto', { quien: 'familia' }),
    of('movimiento', { quien: 'sistema', de: 'por_subsanar', a: 'no_admitida' }),
    of('movimiento', { quien: 'familia', de: 'por_subsanar', a: 'en_revision', documentos: ['cédula.jpg', 'boletín.pdf'] }),
    of('movimiento', { quien: 'familia', de: 'radicada', a: 'radicada' }),
    of('movimiento', { de: 'radicada' }),
    of('movimiento', { quien: 'familia', a: 'radicada' }),
  ];
  await answer(BITACORA_API, { elementos: elements, pagina: 1, total: 13 });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  const at = '3 de noviembre de 2026, 11:00 a. m.';
  expect(lines.filter((line) => line.startsWith('3 de noviembre'))).toEqual([
    `${at}Se decidió una condiciónRazón: La constancia es viejaPor: revisora`,
    `${at}Se descargó el soportePor: revisora`,
    `${at}Se leyó la solicitudPor: revisora`,
    `${at}Se liberó la solicitudPor: revisora`,
    `${at}Se tomó la solicitudPor: revisora`,
    `${at}Se tomó la solicitudRadicada→ pasó a En revisiónPor: revisora`,
    `${at}Se cambiaron los datosPor: la familia`,
    `${at}Se cambió el teléfono o el correoPor: la familia`,
    `${at}Cambió de estadoPor subsanar→ pasó a No admitidaPor: el sistema`,
    `${at}Cambió de estadoPor subsanar→ pasó a En revisiónDocumentos que adjuntó: cédula.jpg, boletín.pdfPor: la familia`,
    `${at}Se cambió y quedó otra vez «Radicada»Por: la familia`,
    `${at}Se movió la solicitudPor: revisora`,
    `${at}Se radicó la solicitudRadicadaPor: la familia`,
  ]);
});

test('a reopening is told as one, with who proposed it and whose reason it is', async () => {
  const { answer } = await open();
  const decided = { quien: 'funcionario', propuso: 'revisora', motivo: 'Trajo el papel' };
  const elements = [of('movimiento', { ...decided, de: 'no_admitida', a: 'en_revision' }), of('propuesta_rechazada', decided)];
  await answer(BITACORA_API, { elementos: elements, pagina: 1, total: 2 });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const who = 'La propuso: revisoraRazón de quien la propuso: Trajo el papelPor: funcionario';
  expect(lines).toContainEqual(
    expect.stringContaining(`Se reabrió la solicitudNo admitida→ pasó a En revisión${who}`) as unknown,
  );
  expect(lines).toContainEqual(expect.stringContaining(`Se rechazó la propuesta de reabrir la solicitud${who}`) as unknown);
});

test('which claim, how, what changed, what that undid, which file, which place, and for whom', async () => {
  const { answer } = await open();
  const peticion = { canal: 'telefonica', nota: 'Llamó la mamá' };
  const elements = [
    of('decision', { condicion: 'discapacidad', decision: 'aprobada' }),
    of('decision', { cupoActual: true, decision: 'negada', motivo: 'No consta' }),
    of('decision', { hermano: '2027-7K3M9QX-9', decision: 'aprobada' }),
    of('lectura_archivo', { motivo: 'cédula.jpg', condicion: 'discapacidad' }),
    of('lectura', { exportacion: true }),
    of('llamada', { motivo: 'Habló con la tía' }),
    of('llamada_sin_respuesta'),
    of('edicion', {
      peticion,
      de: 'en_revision',
      a: 'radicada',
      cambios: [
        { campo: 'acudiente.telefono', antes: '3001112233', despues: null },
        { campo: 'otro', antes: null, despues: 'x' },
      ],
      porDecidir: ['discapacidad'],
      cupoPorDecidir: true,
    }),
    of('movimiento', { peticion: { canal: 'presencial', nota: null }, de: 'asignada', a: 'aceptada', oferta: OFERTA }),
  ];
  await answer(BITACORA_API, { elementos: elements, pagina: 1, total: 9 });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  const told = lines.filter((line) => line.startsWith('3 de noviembre')).map((line) => line.replace(/^.*?m\./, ''));
  expect(told).toEqual([
    'Se aprobó la condición «Discapacidad»Por: revisora',
    'Se negó el cupo que dice tenerRazón: No constaPor: revisora',
    'Se aprobó que es hermano de 2027-7K3M9QX-9Por: revisora',
    'Se descargó el soporte «cédula.jpg» de «Discapacidad»Por: revisora',
    'Sus datos se sacaron a un archivoPor: revisora',
    'Se llamó a la familiaNota: Habló con la tíaPor: revisora',
    'Se llamó a la familia, y no contestóPor: revisora',
    'Se cambiaron los datosEn revisión→ pasó a RadicadaNota: Llamó la mamá' +
      'Teléfono: antes «3001112233», ahora «nada»otro: antes «nada», ahora «x»' +
      'Se deshizo la decisión, y vuelve a quedar por decidir: Discapacidad; el cupo que dice tener' +
      'Por: revisora, en nombre de la familia, que lo pidió por teléfono',
    expect.stringMatching(
      /^Cambió de estadoAsignada→ pasó a AceptadaCupo: .*Por: revisora, en nombre de la familia, que lo pidió en la oficina$/,
    ),
  ]);
});

test('whom it was handed to, by name', async () => {
  const { answer } = await open();
  const luisa = { login: 'luisa', nombre: 'Luisa Peña', tramita: true };
  await answer('api/educacion/tramitacion/personas', { personas: [luisa] });
  const elements = [
    of('liberacion', { asignadaA: 'luisa' }),
    of('toma', { de: 'radicada', a: 'en_revision', asignadaA: 'luisa' }),
  ];
  await answer(BITACORA_API, { elementos: elements, pagina: 1, total: 2 });
  expect(screen.getAllByText('Se entregó la solicitud a Luisa Peña')).toHaveLength(2);
});

test('who read it is left out until it is asked for; the address keeps that', async () => {
  const { answer, pending, world } = await open();
  expect(pending(BITACORA_API).path).toBe(`${BITACORA_API}?lecturas=no`);
  await answer(BITACORA_API, { elementos: [of('toma')], pagina: 1, total: 11 });
  await userEvent.click(screen.getByRole('link', { name: 'Ver también las lecturas' }));
  expect(world.navigation.current().search).toBe('?lecturas=si');
  expect(pending(BITACORA_API).path).toBe(BITACORA_API);
  await answer(BITACORA_API, { elementos: [of('lectura')], pagina: 1, total: 11 });
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Páginas' })).getByRole('link', { name: 'Siguiente' }));
  expect(world.navigation.current().search).toBe('?lecturas=si&pagina=2');
  await answer(BITACORA_API, { elementos: [of('lectura')], pagina: 2, total: 11 });
  await userEvent.click(screen.getByRole('link', { name: 'Ocultar las lecturas' }));
  expect(pending(BITACORA_API).path).toBe(`${BITACORA_API}?lecturas=no`);
});

test('ten a page, the page in the address; the solicitud is a link away', async () => {
  const { answer, pending, world } = await open(`${PAGE}/historia?pagina=2`);
  expect(pending(BITACORA_API).path).toBe(`${BITACORA_API}?lecturas=no&pagina=2`);
  await answer(BITACORA_API, { elementos: [], pagina: 2, total: 12 });
  expect(screen.getByText('Esta página no existe')).toBeVisible();
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Páginas' })).getByRole('link', { name: 'Anterior' }));
  expect(pending(BITACORA_API).path).toBe(`${BITACORA_API}?lecturas=no`);
  await userEvent.click(screen.getByRole('link', { name: 'Ir a la solicitud' }));
  expect(world.navigation.current().path).toBe(PAGE);
});

test('an odd page is the first; a radicado that is not there is told', async () => {
  const { pending, fail } = await open(`${PAGE}/historia?pagina=x`);
  expect(pending(BITACORA_API).path).toBe(`${BITACORA_API}?lecturas=no`);
  await fail(BITACORA_API, refusedAs(404, 'no_encontrada', 'No'));
  expect(screen.getByRole('alert')).toHaveTextContent(`No existe una solicitud con el radicado ${RADICADO}.`);
});

test('a mistyped radicado asks for nothing of a solicitud', async () => {
  const at = `${PAGE}X/historia`;
  const { world } = await openApp(at, { world: worldWithSession(at) });
  expect(await screen.findByRole('alert')).toHaveTextContent('El radicado de la dirección');
  expect(world.http.made.filter(({ path }) => path.includes('/solicitudes'))).toEqual([]);
});
