import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { App } from '#app/App.tsx';
import { CrashScreen } from '#app/CrashScreen.tsx';
import { ChunkHostContext } from '#core/chunks/ChunkHostContext.ts';
import { chunkLoaders } from '#app/loading/chunkLoaders.ts';
import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { createRouterNavigator } from '#app/routerNavigator.ts';
import { createAppStore } from '#app/store.ts';
import { openApp } from '#test/support/openApp.tsx';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld } from '#test/support/world/world.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';

const signedIn = (at: string) => worldWithSession(at, { authorizationItem: [{ title: 'Oferta', url: 'educacion/oferta' }] });

test.each([
  ['/login', 'INGRESO A PISAMI'],
  ['/', 'Trámites de educación'],
  ['/tramites/educacion', 'Trámites de educación'],
  ['/tramites/educacion/nada', '404 PAGINA NO ENCONTRADA'],
  ['/tramites/educacion/Consulta', '404 PAGINA NO ENCONTRADA'],
  ['/tramites/educacion/Oferta', '404 PAGINA NO ENCONTRADA'],
  ['/nada', '404 PAGINA NO ENCONTRADA'],
  ['/LOGIN', '404 PAGINA NO ENCONTRADA'],
  ['/sitio', 'INGRESO A PISAMI'],
  ['/educaci%6Fn', 'INGRESO A PISAMI'],
])('%s without a session: %s', async (at, heading) => {
  await openApp(at);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['/sitio', 'Sus secciones'],
  ['/educacion', 'Educación'],
  ['/educacion/nada', '404 PAGINA NO ENCONTRADA'],
  ['/educacion/Convocatoria', '404 PAGINA NO ENCONTRADA'],
  ['/tramitacion/tramite-educacion', 'Procesamiento de trámites'],
  ['/tramitacion/tramite-educacion/nada', '404 PAGINA NO ENCONTRADA'],
])('%s with a session, in the shell: %s', async (at, heading) => {
  await openApp(at, { world: signedIn(at) });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
});

test.each([['/educacion', 'Oferta']])('%s shows what the menu offers under it: %s', async (at, text) => {
  await openApp(at, { world: signedIn(at) });
  expect((await screen.findAllByText(text)).at(-1)).toBeVisible();
});

test('a summary that failed is asked for again', async () => {
  const { fail, answer } = await openApp('/educacion', { world: signedIn('/educacion') });
  await screen.findByRole('heading', { level: 1, name: 'Educación' });
  await fail('api/educacion/resumen', NO_NETWORK);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await answer('api/educacion/resumen', { solicitudes: 1234, cupos: 5 });
  expect(await screen.findByText('1.234')).toBeVisible();
});

test('a chunk that cannot be had: a message in the shell, another try, and a reload of the page', async () => {
  let broken = true;
  const loaders: ChunkLoaders = {
    ...chunkLoaders,
    places: () => (broken ? Promise.reject(new Error('gone')) : (chunkLoaders['places'] ?? chunkLoaders.site)()),
  };
  const { world } = await openApp('/educacion', { world: signedIn('/educacion'), loaders });
  expect(await screen.findByText(/No fue posible cargar esta sección/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(world.takeReported()).toEqual([new Error('gone')]);
  await userEvent.click(screen.getByRole('button', { name: 'Recargar la página' }));
  expect(world.navigation.reloads).toBe(1);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Educación' })).toBeVisible();
});

test('without the shell itself, the message has a frame of its own', async () => {
  const loaders: ChunkLoaders = { ...chunkLoaders, site: () => Promise.reject(new Error('gone')) };
  const { world } = await openApp('/sitio', { world: signedIn('/sitio'), loaders });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sección no disponible' })).toBeVisible();
  expect(world.takeReported()).toContainEqual(new Error('gone'));
  expect(screen.getByRole('main')).toContainElement(screen.getByText(/No fue posible cargar/));
});

test('a screen that broke offers to load the page anew', async () => {
  const onReload = jest.fn();
  render(<CrashScreen onReload={onReload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Recargar la página' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('before the application has started there is no screen', () => {
  const world = createWorld();
  const { store, chunkHost } = createAppStore(world);
  const { container } = render(
    <Provider store={store}>
      <ChunkHostContext value={chunkHost}>
        <App navigator={createRouterNavigator(store.dispatch, world.navigation)} />
      </ChunkHostContext>
    </Provider>,
  );
  expect(container).toBeEmptyDOMElement();
});
