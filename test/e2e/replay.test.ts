import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, BrowserContext } from 'playwright-core';

import { type Application, startApplication } from '../support/application';
import { recordFamily, TYPED } from '../support/devtools/recordFamily';
import { PASSWORD, recordSession, type RecordedSession } from '../support/devtools/recordSession';
import { buildForReplay, openReplayTab, type ReplayTab } from '../support/devtools/replayPage';
import { reportReplay } from '../tools/replay/report';
import { connectToBrowser } from './support/sharedBrowser';

// A build and a browser, on machines that do other things besides.
jest.setTimeout(240_000);

const folder = mkdtempSync(join(tmpdir(), 'pisami-replay-'));
let browser: Browser;
let application: Application;
let session: RecordedSession;
const contexts: BrowserContext[] = [];

/** A tab of a browser that has nothing stored. */
async function openTab(hash = ''): Promise<ReplayTab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  return openReplayTab(context, join(folder, 'hook.js'), application.url + hash);
}

beforeAll(async () => {
  buildForReplay(folder);
  browser = await connectToBrowser();
  application = await startApplication({ dist: join(folder, 'app') });
  session = await recordSession(await openTab(), application.script);
});
beforeEach(() => application.script.reset());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await application?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As it comes out of a file. */
const exported = () => JSON.parse(JSON.stringify(session.lifted)) as RecordedSession['lifted'];
const actions = () => {
  const { stagedActionIds, actionsById } = exported();
  return stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
};

const importing = (nextLiftedState: unknown) => ({ type: 'IMPORT_STATE', nextLiftedState });

const jump = async (tab: ReplayTab, index: number) => {
  await tab.tell({ type: 'JUMP_TO_STATE', index });
};

/** Every state shows its own page, with the address bar at it. */
async function expectAddressOf(tab: ReplayTab, index: number) {
  const location = session.lifted.computedStates[index]?.state.location;
  if (location?.status !== 'known') return;
  await tab.page.waitForFunction((hash) => window.location.hash === hash, `#${location.path}${location.search}`);
}

it('records no password and no token', () => {
  const text = JSON.stringify(session.lifted);
  expect(session.lifted.stagedActionIds.length).toBeGreaterThan(40);
  expect(text).toContain('session/signedIn');
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain(session.token);
});

it.each([
  ['the lifted state', () => exported()],
  ['a bare list of actions', () => actions()],
])('shows the same again from %s, and touches nothing', async (_, read) => {
  const tab = await openTab();
  const history = await tab.historyLength();
  application.script.reset();
  await tab.takeTouched();

  await tab.tell(importing(read()));
  const last = session.lifted.stagedActionIds.length - 1;
  const forth: string[] = [];
  // Chunks that the page has not had yet arrive with the import; the state is computed anew with each.
  await tab.page.waitForLoadState('networkidle');
  for (let index = 0; index <= last; index += 1) {
    await jump(tab, index);
    forth.push(await tab.look());
    await expectAddressOf(tab, index);
  }
  for (const { index, what, screen, hash } of session.shown) {
    await jump(tab, index);
    expect({ what, screen: await tab.look() }).toEqual({ what, screen });
    await expectAddressOf(tab, index);
    expect(await tab.hash()).toBe(hash);
  }
  for (let index = last; index >= 0; index -= 1) {
    await jump(tab, index);
    expect({ index, screen: await tab.look() }).toEqual({ index, screen: forth[index] });
  }

  expect(application.script.requests).toEqual([]);
  expect(await tab.takeTouched()).toEqual([]);
  expect(await tab.historyLength()).toBe(history);
  const { stagedActionIds } = await tab.lifted();
  expect(stagedActionIds).toHaveLength(last + 1);
  expect(tab.errors).toEqual([]);
});

/** The place in the recording that showed `what`. */
function indexOf(what: string): number {
  const found = session.shown.find((one) => one.what === what);
  if (!found) throw new Error(`The recording has no '${what}'`);
  return found.index;
}

async function openAt(tab: ReplayTab, what: string): Promise<void> {
  await tab.tell(importing(exported()));
  await jump(tab, indexOf(what));
  await expectAddressOf(tab, indexOf(what));
}

const heading = (tab: ReplayTab, name: string) => tab.page.getByRole('heading', { level: 1, name }).waitFor();
const button = (tab: ReplayTab, name: string) => tab.page.getByRole('button', { name, exact: true });
const signIn = async (tab: ReplayTab) => {
  await tab.page.locator('[name=usuario]').fill('funcionario');
  await tab.page.locator('[name=password]').fill('funcionario2026');
  await button(tab, 'Ingresar').click();
  await button(tab, 'Salir').waitFor();
};

describe('a click in a replayed state', () => {
  it('leads to the login screen without a token', async () => {
    const tab = await openTab();
    const clicks = [
      () => tab.page.getByRole('link', { name: 'Sección de educación' }).first().click(),
      () => button(tab, 'Trámites').click(),
      () => button(tab, 'Salir').click(),
    ];
    for (const click of clicks) {
      await openAt(tab, 'Educación toggled');
      await tab.takeTouched();
      await click();
      await heading(tab, 'INGRESO A PISAMI');
      expect(await tab.hash()).toBe('#/login');
      expect(await tab.look()).not.toContain('Continuar');
      expect(await tab.takeTouched()).not.toContain('popup');
    }
    // And it goes on: the sagas and the screen are one again.
    await signIn(tab);
    expect(tab.errors).toEqual([]);
  });

  it('goes on with the session that the tab really has', async () => {
    const tab = await openTab('#/login');
    await signIn(tab);
    const own = await tab.look();

    await openAt(tab, 'Educación toggled');
    expect(await tab.look()).not.toBe(own);
    await button(tab, 'Trámites').click();
    await tab.page.waitForFunction(() => document.querySelector('.menu-scroll button') === null);
    expect(await tab.look()).toBe(own);
    // The recorded actions are still there to jump to.
    await openAt(tab, 'Educación toggled');
    await jump(tab, indexOf('signed out'));
    await heading(tab, 'INGRESO A PISAMI');
    await expectAddressOf(tab, indexOf('signed out'));
    // The login screen of the session that the tab still has.
    await tab.page.reload();
    await tab.page.getByRole('link', { name: 'Continuar' }).click();
    await button(tab, 'Salir').click();
    await tab.page.locator('.swal2-popup').waitFor();
  });

  it('goes on from the last recorded state too', async () => {
    const tab = await openTab();
    await tab.tell(importing(actions().slice(0, indexOf('the site'))));
    await button(tab, 'Salir').waitFor();
    await button(tab, 'Trámites').click();
    await heading(tab, 'INGRESO A PISAMI');
  });
});

it('takes actions that are unknown today', async () => {
  const tab = await openTab();
  const unknown = [
    { type: 'gone/long ago', payload: { any: ['thing'] } },
    { type: 'session/gone' },
    { type: 'location/x', payload: null },
  ];
  await tab.tell(importing([...unknown, ...actions().slice(0, indexOf('the site')), ...unknown]));
  await button(tab, 'Salir').waitFor();
  expect(tab.errors).toEqual([]);
});

it("exports nothing of a person's: what a family files and staff decide is shown again with stand-ins", async () => {
  const recorded = await openTab();
  await recordFamily(recorded);
  const text = JSON.stringify(await recorded.exported());
  expect(recorded.errors).toEqual([]);
  const rows = await application.database.query(
    `select documento, concat_ws(' ', datos->'estudiante'->>'nombres', datos->'estudiante'->>'apellidos') as estudiante from solicitudes`,
  );
  const stored = rows.flatMap(({ documento, estudiante }) => [String(documento), String(estudiante)]);
  expect([...TYPED, ...stored].filter((value) => text.includes(value))).toEqual([]);
  // The machines go from each of its states to the next.
  const lines: string[] = [];
  expect({ code: reportReplay(text, (line) => lines.push(line)), end: lines.slice(-5) }).toMatchObject({ code: 0 });

  const tab = await openTab();
  await tab.tell(importing(JSON.parse(text)));
  await tab.page.waitForLoadState('networkidle');
  const { stagedActionIds } = await tab.lifted();
  for (const index of stagedActionIds.keys()) {
    await jump(tab, index);
    await tab.look();
  }
  expect(await tab.look()).toContain('Nombre 2');
  expect(tab.errors).toEqual([]);
});
