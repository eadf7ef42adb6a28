import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BitacoraEntries } from '#domain/contractTypes.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
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
  motivo: null,
  documentos: [],
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
    `${at}Se decidió una condiciónPor: revisoraRazón: La constancia es vieja`,
    `${at}Se guardó un soportePor: revisora`,
    `${at}Se leyó la solicitudPor: revisora`,
    `${at}Se liberó la solicitudPor: revisora`,
    `${at}Se tomó la solicitudPor: revisora`,
    `${at}Se tomó la solicitud y pasó a «En revisión»Por: revisora`,
    `${at}Se cambiaron los datosPor: la familia`,
    `${at}Se cambió el teléfono o el correoPor: la familia`,
    `${at}De «Por subsanar» pasó a «No admitida»Por: el sistema`,
    `${at}De «Por subsanar» pasó a «En revisión»Por: la familiaDocumentos que adjuntó: cédula.jpg, boletín.pdf`,
    `${at}Se cambió y quedó otra vez «Radicada»Por: la familia`,
    `${at}Se movió la solicitudPor: revisora`,
    `${at}Se radicó la solicitudPor: la familia`,
  ]);
});

test('ten a page, the page in the address; the solicitud is a link away', async () => {
  const { answer, pending, world } = await open(`${PAGE}/historia?pagina=2`);
  expect(pending(BITACORA_API).path).toBe(`${BITACORA_API}?pagina=2`);
  await answer(BITACORA_API, { elementos: [], pagina: 2, total: 12 });
  expect(screen.getByText('Esta página no existe')).toBeVisible();
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Páginas' })).getByRole('link', { name: 'Anterior' }));
  expect(pending(BITACORA_API).path).toBe(BITACORA_API);
  await userEvent.click(screen.getByRole('link', { name: 'Ir a la solicitud' }));
  expect(world.navigation.current().path).toBe(PAGE);
});

test('an odd page is the first; a radicado that is not there is told', async () => {
  const { pending, fail } = await open(`${PAGE}/historia?pagina=x`);
  expect(pending(BITACORA_API).path).toBe(BITACORA_API);
  await fail(BITACORA_API, refusedAs(404, 'no_encontrada', 'No'));
  expect(screen.getByRole('alert')).toHaveTextContent(`No existe una solicitud con el radicado ${RADICADO}.`);
});

test('a mistyped radicado asks for nothing of a solicitud', async () => {
  const at = `${PAGE}X/historia`;
  const { world } = await openApp(at, { world: worldWithSession(at) });
  expect(await screen.findByRole('alert')).toHaveTextContent('El radicado de la dirección');
  expect(world.http.made.filter(({ path }) => path.includes('/solicitudes'))).toEqual([]);
});
