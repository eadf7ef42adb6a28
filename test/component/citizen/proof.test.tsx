import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as etapas from '#test/support/samples/etapas.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';
import * as sample from '#test/support/samples/proofs.ts';
import { CUT_OFFS } from '#test/support/samples/results.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { openApp } from '#test/support/openApp.tsx';
import type { EtapaProof } from '#domain/contractTypes.ts';

const PAGE = '/tramites/educacion/resultados';
const CALL = 'api/educacion/resultados';
const FILE = `${CALL}/general/replica?anio=2027`;
const TITLE = 'Asignación: compruébela usted mismo';

bringChunks();
beforeEach(() => stubMatchMedia(false));

async function open(at: string, ...proofs: EtapaProof[]) {
  const app = await openApp(at);
  await screen.findByRole('heading', { level: 1, name: TITLE });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(CALL, sample.proofsOf(...proofs));
  return app;
}
const openEtapa = (proof: EtapaProof) => open(`${PAGE}/general`, proof);
type App = Awaited<ReturnType<typeof open>>;

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tell = ({ world }: App, message: unknown) =>
  act(async () => {
    world.workers.started.at(-1)?.tell(message);
    await Promise.resolve();
  });
const result = (outcome: object = {}, fileHash = sample.FILE_FACTS.sha256) => ({
  kind: 'result',
  result: { kind: 'done', outcome: { ...etapas.OFFICIAL, ...outcome }, fileHash },
});

/** What is told of the check; the overlay has a status of its own. */
const status = () => within(region('3. El resultado')).getByRole('status');

/** Presses 'Comprobar…', and has the file come and the worker say what it found. */
async function check(app: App, message: unknown = result(), file = sample.FILE) {
  await press('Comprobar en este navegador');
  await app.answer(FILE, new Blob([file]));
  await tell(app, message);
}

describe('the stages', () => {
  test('each with how far it is, and a link to its page', async () => {
    const app = await open(
      PAGE,
      sample.OPEN,
      { ...sample.FROZEN, codigo: 'dos', nombre: 'Dos' },
      { ...sample.DRAWN, codigo: 'tres', nombre: 'Tres' },
      { ...sample.PUBLISHED, codigo: 'cuatro', nombre: 'Cuatro' },
    );
    const items = within(region('Etapas del año 2027')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Etapa generalLa lista todavía no se congela\. La etapa cierra: 31 de octubre de 2026, 11:59/),
      expect.stringMatching(/^DosLista congelada: 2 de noviembre de 2026/),
      'TresSemilla sorteada; el resultado todavía no se publica',
      expect.stringMatching(/^CuatroResultado publicado: 25 de noviembre de 2026/),
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Etapa general' }));
    expect(app.world.navigation.current().path).toBe(`${PAGE}/anio-2027/general`);
  });

  test('none, and none that can be read', async () => {
    await open(PAGE);
    expect(screen.getByText('La convocatoria todavía no tiene etapas')).toBeVisible();
  });

  test('what cannot be read is told, and can be tried again', async () => {
    const app = await openApp(PAGE);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    await app.fail(CALL, refusedAs(404, 'sin_convocatoria', 'No'));
    expect(screen.getByRole('alert')).toHaveTextContent('Ahora no hay ninguna convocatoria que comprobar.');
  });

  test('the way from the citizens’ home', async () => {
    const app = await openApp('/tramites/educacion');
    await screen.findByRole('heading', { level: 1, name: 'Trámites de educación' });
    await app.answer('api/educacion/convocatoria', CONVOCATORIA);
    await userEvent.click(screen.getByRole('link', { name: 'Comprobar la asignación' }));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
  });
});

describe('a stage', () => {
  test('before the freeze: the rule alone', async () => {
    await openEtapa(sample.OPEN);
    expect(region('1. La lista')).toHaveTextContent('La lista se congela cuando la etapa haya cerrado');
    expect(region('2. La semilla del sorteo')).toHaveTextContent('La regla: Las cinco balotas del sorteo del 14 de noviembre.');
    expect(region('2. La semilla del sorteo')).toHaveTextContent('Todavía no se ha sorteado.');
    expect(region('3. El resultado')).toHaveTextContent('Todavía no se publica.');
    expect(screen.queryByRole('button', { name: 'Comprobar en este navegador' })).toBeNull();
  });

  test('from the freeze on: the hash with its moment and how many are in the list', async () => {
    await openEtapa(sample.FROZEN);
    const list = region('1. La lista');
    expect(list).toHaveTextContent(`Huella de la lista${etapas.OFFICIAL.inputHash}`);
    expect(list).toHaveTextContent(/Congelada2 de noviembre de 2026, 10:00.a\..m\./);
    expect(list).toHaveTextContent('Solicitudes3');
    expect(list).toHaveTextContent('antes del sorteo: la lista del archivo');
    expect(screen.getByText(/^Esta página: /)).toHaveTextContent(`#${PAGE}/anio-2027/general`);
  });

  test('then the seed with the record of its draw', async () => {
    await openEtapa(sample.DRAWN);
    expect(region('1. La lista')).not.toHaveTextContent('Anótela');
    const drawn = region('2. La semilla del sorteo');
    expect(drawn).toHaveTextContent(`Semilla${etapas.SEMILLA}`);
    expect(drawn).toHaveTextContent('Número que publica otra entidad');
    expect(drawn).toHaveTextContent('Lotería de ejemplo, sorteo 12');
    expect(drawn).toHaveTextContent('TestigosAna María Ruiz y José Peña');
    expect(within(drawn).getByRole('link', { name: 'Ver en loteria.example' })).toHaveAttribute('href', etapas.ACTA.enlace);
    expect(region('3. El resultado')).toHaveTextContent('Todavía no se publica.');
  });

  test('a seed of before the records, and one with a document', async () => {
    const { semilla } = sample.DRAWN;
    if (!semilla) throw new Error('It is drawn');
    await openEtapa({ ...sample.DRAWN, semilla: { ...semilla, acta: null } });
    expect(region('2. La semilla del sorteo')).toHaveTextContent('De este sorteo no se registró un acta.');
  });

  test('then the result, its file and the ways on; nothing is fetched by who only reads', async () => {
    const app = await openEtapa(sample.PUBLISHED);
    const published = region('3. El resultado');
    expect(published).toHaveTextContent(`Huella del resultado${etapas.OFFICIAL.hash}`);
    expect(published).toHaveTextContent(`SHA-256 del archivo${sample.FILE_FACTS.sha256}`);
    expect(published).toHaveTextContent(`${sample.FILE.length} bytes`);
    expect(within(published).getByRole('link', { name: 'Descargar el archivo de réplica (CSV)' })).toHaveAttribute(
      'href',
      `/cupo-escolar/${FILE}`,
    );
    expect(region('Busque su fila')).toHaveTextContent('No publique su tiquete');
    expect(app.world.http.made.map(({ path }) => path)).not.toContain(FILE);
    expect(app.world.workers.started).toEqual([]);
    await userEvent.click(within(published).getByRole('link', { name: 'Ver los cortes por colegio' }));
    await app.answer(`${CALL}?anio=2027`, sample.proofsOf(sample.PUBLISHED));
    await app.answer(`${CALL}/general/cortes?anio=2027`, CUT_OFFS);
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Institución Educativa El Samán');
    await userEvent.click(screen.getByRole('link', { name: 'Volver a la etapa' }));
    expect(app.world.navigation.current().path).toBe(`${PAGE}/anio-2027/general`);
  });

  test('an address of no page of it leads home beside the login', async () => {
    await openApp(`${PAGE}/general/nada`);
    expect(await screen.findByRole('heading', { level: 1, name: '404 PAGINA NO ENCONTRADA' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a login' })).toHaveAttribute('href', '#/login');
    expect(screen.getByRole('link', { name: 'Ir a trámites de educación' })).toHaveAttribute('href', '#/tramites/educacion');
    cleanup();
    await openApp('/tramites/educacion/nada');
    expect(await screen.findByRole('link', { name: 'Ir a trámites de educación' })).toBeVisible();
  });

  test('one that is not there, and an address that can be none', async () => {
    await openEtapa({ ...sample.OPEN, codigo: 'otra' });
    expect(screen.getByRole('alert')).toHaveTextContent('La convocatoria no tiene la etapa de esta dirección.');
  });

  test('an earlier year, which the page of now leads to', async () => {
    const app = await openApp(PAGE);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    await app.answer(CALL, { ...sample.proofsOf(sample.PUBLISHED), otrosAnios: [2026] });
    await userEvent.click(screen.getByRole('link', { name: 'Resultados del año 2026' }));
    await app.answer(`${CALL}?anio=2026`, { anio: 2026, elementos: [sample.PUBLISHED], otrosAnios: [2027] });
    await userEvent.click(within(region('Etapas del año 2026')).getByRole('link', { name: 'Etapa general' }));
    expect(app.world.navigation.current().path).toBe(`${PAGE}/anio-2026/general`);
    expect(within(region('3. El resultado')).getByRole('link', { name: /Descargar el archivo/ })).toHaveAttribute(
      'href',
      `/cupo-escolar/${CALL}/general/replica?anio=2026`,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ver todas las etapas' }));
    expect(app.world.navigation.current().path).toBe(`${PAGE}/anio-2026`);
    expect(screen.getByRole('link', { name: 'Resultados del año 2027' })).toBeVisible();
  });

  test('cut-offs that are not published', async () => {
    const app = await openApp(`${PAGE}/general/cortes`);
    await screen.findByRole('heading', { level: 1, name: 'Cortes por colegio' });
    await app.answer('api/educacion/convocatoria', CONVOCATORIA);
    await app.fail(`${CALL}/general/cortes`, refusedAs(404, 'sin_publicar', 'No'));
    expect(screen.getByRole('alert')).toHaveTextContent('El resultado de esta etapa todavía no se publica.');
  });
});

describe('a check in this browser', () => {
  test('says how far it is, and then that the result is the one that the rules give', async () => {
    const app = await openEtapa(sample.PUBLISHED);
    await press('Comprobar en este navegador');
    expect(status()).toHaveTextContent('Descargando el archivo…');
    await act(async () => Promise.resolve(app.world.http.call(FILE).progress(sample.FILE.length / 2)));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(sample.FILE.length / 2));
    await app.answer(FILE, new Blob([sample.FILE]));
    expect(status()).toHaveTextContent('Iniciando el cálculo en este navegador…');
    await tell(app, { kind: 'progress', progress: { phase: 'lottery', done: 1, total: 3 } });
    expect(status()).toHaveTextContent('paso 2 de 6, sortear');
    await tell(app, result());
    const verdict = status();
    expect(verdict).toHaveTextContent('El resultado que publicó la Secretaría es el que dan las reglas.');
    expect(verdict.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByRole('table')).toHaveTextContent('En su opción 1');
    await press('Comprobar otra vez');
    expect(status()).toHaveTextContent('Descargando el archivo…');
  });

  test.each<[string, unknown, string, string, string]>([
    ['another file', result({}, '0'.repeat(64)), sample.FILE, 'su SHA-256 son otros', 'compruebe otra vez'],
    ['a file cut short', result(), sample.FILE.slice(0, -1), 'su tamaño o su SHA-256', 'compruebe otra vez'],
    ['another list', result({ inputHash: 'x' }), sample.FILE, 'no es la publicada', 'explicación por escrito'],
    ['another result', result({ hash: 'x' }), sample.FILE, 'dan otro resultado que el publicado', 'explicación por escrito'],
    [
      'a result that breaks a rule',
      result({ findings: [{ kind: 'overfull', message: 'Hay un cupo de más' }] }),
      sample.FILE,
      'Hay un cupo de más',
      'personería',
    ],
  ])('%s: what differs and what to do', async (_, message, file, difference, advice) => {
    const app = await openEtapa(sample.PUBLISHED);
    await check(app, message, file);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Lo que calculó este equipo no es lo que publicó la Secretaría.');
    expect(alert).toHaveTextContent(difference);
    expect(alert).toHaveTextContent(advice);
  });

  test('can be called off, and begun again', async () => {
    const app = await openEtapa(sample.PUBLISHED);
    await press('Comprobar en este navegador');
    await press('Cancelar el cálculo');
    expect(screen.getByRole('alert')).toHaveTextContent('La comprobación se canceló.');
    expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus();
    await press('Comprobar otra vez');
    expect(app.pending(FILE).method).toBe('GET');
  });

  test('a file with faults, one that does not come, and a page that is too old', async () => {
    const app = await openEtapa(sample.PUBLISHED);
    await check(app, { kind: 'result', result: { kind: 'invalid', violations: ['Línea 3'], total: 2 } });
    expect(screen.getByRole('alert')).toHaveTextContent('tiene 2 faltas.Línea 3');
    await press('Comprobar otra vez');
    await app.fail(FILE, NO_NETWORK);
    expect(screen.getByRole('alert')).toHaveTextContent('No fue posible comunicarse con el servidor');
    app.world.deployment.isReplaced = () => Promise.resolve(true);
    await press('Comprobar otra vez');
    await app.answer(FILE, new Blob([sample.FILE]));
    await act(async () => {
      app.world.workers.started.at(-1)?.die();
      await Promise.resolve();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Hay una versión nueva de la aplicación');
    expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  });

  test('a batch of the waiting list has its own', async () => {
    const app = await openEtapa(sample.WITH_TANDA);
    const tanda = region('Tanda 1');
    expect(tanda).toHaveTextContent('Cupos ofrecidos12');
    await userEvent.click(within(tanda).getByRole('button', { name: 'Comprobar en este navegador' }));
    // One at a time.
    expect(within(region('3. El resultado')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await app.answer(`${CALL}/general/tandas/1/replica?anio=2027`, new Blob(['x'.repeat(900)]));
    await tell(app, result({ hash: 'e'.repeat(64), inputHash: 'a'.repeat(64) }));
    expect(within(tanda).getByRole('status')).toHaveTextContent(
      'Lo que ofreció la Secretaría en esta tanda es lo que dan las reglas.',
    );
    expect(tanda).toHaveTextContent(`Huella de la lista${'a'.repeat(64)}`);
    // Its verdict stays while the stage's own is checked, and while another page is looked at.
    await userEvent.click(within(region('3. El resultado')).getByRole('button', { name: 'Comprobar en este navegador' }));
    expect(within(tanda).getByRole('status')).toHaveTextContent('Comprobado.');
    await app.answer(FILE, new Blob([sample.FILE]));
    await tell(app, result());
    await userEvent.click(screen.getByRole('link', { name: 'Ver los cortes por colegio' }));
    await app.answer(`${CALL}?anio=2027`, sample.proofsOf(sample.WITH_TANDA));
    expect(await screen.findByText('Etapa general')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Volver a la etapa' }));
    expect(within(region('Tanda 1')).getByRole('status')).toHaveTextContent('Comprobado.');
    expect(status()).toHaveTextContent('El resultado que publicó la Secretaría es el que dan las reglas.');
  });
});
