import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ChunkHostContext } from '#core/chunks/ChunkHostContext.ts';
import { createBrowserServices } from '#services/browserServices.ts';
import type { Services } from '#services/services.ts';
import { App } from './App';
import { CrashScreen } from './CrashScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { createRouterNavigator } from './routerNavigator';
import { createAppStore } from './store';
import { warmUpLater } from './loading/warmUp';

type ApplicationProps = Omit<ReturnType<typeof createAppStore>, 'start'> & { services: Services };

function Application({ store, chunkHost, services }: ApplicationProps) {
  useEffect(() => warmUpLater(services), [services]);
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

/** The whole of it, on the services of a real page: `start` wakes the sagas, `application` is what is drawn. */
export function createApplication(): { start: () => void; application: ReactNode } {
  const services = createBrowserServices();
  const { start, ...rest } = createAppStore(services);
  return { start, application: <Application {...rest} services={services} /> };
}
