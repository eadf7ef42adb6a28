import { combineReducers, configureStore, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Router } from 'react-router-dom';
import { configMachine } from '../../src/features/config/configSlice';
import { locationChanged, locationMachine, selectPath } from '../../src/features/location/locationSlice';
import { menuMachine } from '../../src/features/menu/menuSlice';
import { overlayMachine } from '../../src/features/overlay/overlaySlice';
import { sessionMachine } from '../../src/features/session/sessionSlice';
import { sideMenuMachine } from '../../src/features/site/sideMenuSlice';

const reducer = combineReducers({
  config: configMachine.reducer,
  location: locationMachine.reducer,
  menu: menuMachine.reducer,
  overlay: overlayMachine.reducer,
  session: sessionMachine.reducer,
  sideMenu: sideMenuMachine.reducer,
});

/** The change of address that brings the page `path`. */
export const movedTo = (path: string) =>
  locationChanged({ address: { path, search: '', key: path }, kind: 'push' });

/** Renders `screen` with the real machines after the events of `before`; `events` are those that came since. */
export function renderWithStore(screen: ReactNode, before: readonly Action[] = []) {
  const events: UnknownAction[] = [];
  const store = configureStore({
    reducer,
    middleware: () => [
      () => (next) => (action) => {
        events.push(action as UnknownAction);
        return next(action);
      },
    ] as never,
  });
  for (const event of before) store.dispatch(event);
  events.length = 0;
  const view = render(
    <Provider store={store}>
      <StoreRouter onFollow={(path) => store.dispatch(movedTo(path))}>{screen}</StoreRouter>
    </Provider>,
  );
  return { store, events, view };
}

/** The address is the store's, as in the application. */
function StoreRouter({ children, onFollow }: { children: ReactNode; onFollow: (path: string) => void }) {
  const pathname = useSelector(selectPath);
  const follow = (to: string | { pathname?: string | undefined }) =>
    onFollow(typeof to === 'string' ? to : (to.pathname ?? '/'));
  const navigator = {
    createHref: (to: string | { pathname?: string | undefined }) => `#${typeof to === 'string' ? to : to.pathname}`,
    go: () => undefined,
    push: follow,
    replace: follow,
  };
  return (
    <Router navigator={navigator} location={pathname}>
      {children}
    </Router>
  );
}
