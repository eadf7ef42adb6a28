import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { App } from './app/App';
import { chunkLoaders } from './app/chunkLoaders';
import { CrashScreen } from './app/CrashScreen';
import { createRouterNavigator } from './app/routerNavigator';
import { createAppStore } from './app/store';
import { ChunkHostContext } from './features/chunks/ChunkHostContext';
import { loadIcons } from './features/site/icons';
import { createBrowserServices } from './services/browserServices';
import { loadOnce } from './shared/loadOnce';
import { nextTask } from './shared/nextTask';
import { PATHS } from './shared/paths';
import './styles/main.scss';

/** What is not needed at once waits for the page's data: so long after an answer, and for the first or a slow one. */
const QUIET_MS = 300;
const LONGEST_WAIT_MS = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = createBrowserServices();
const { store, chunkHost, start } = createAppStore(services);

/** What is not needed to sign in. */
const warmUp = loadOnce(() =>
  Promise.allSettled([
    services.http.warmUp(),
    services.dialogs.warmUp(),
    chunkLoaders.site().catch(services.report),
    loadIcons().catch(services.report),
  ]),
);

/** It arrives when the first screen has been painted: an area's has its data first. */
function warmUpLater() {
  const warmUpIn = (ms: number) => setTimeout(() => void warmUp(), ms);
  const { path } = services.navigation.current();
  if (path === PATHS.login || path === PATHS.site) {
    requestAnimationFrame(() => warmUpIn(0));
    return;
  }
  let waiting = warmUpIn(LONGEST_WAIT_MS);
  services.http.onActivity((event) => {
    clearTimeout(waiting);
    waiting = warmUpIn(event === 'ended' ? QUIET_MS : LONGEST_WAIT_MS);
  });
}

function Application() {
  useEffect(warmUpLater, []);
  return (
    <ErrorBoundary fallback={<CrashScreen onReload={services.navigation.reload} />} onError={services.report}>
      <Provider store={store}>
        <ChunkHostContext value={chunkHost}>
          <App navigator={createRouterNavigator(store.dispatch, services.navigation)} />
        </ChunkHostContext>
      </Provider>
    </ErrorBoundary>
  );
}

// In a task of its own, after the reading of the code: what is pressed meanwhile is heard in between.
void nextTask().then(() => {
  start();
  createRoot(root).render(<Application />);
});
