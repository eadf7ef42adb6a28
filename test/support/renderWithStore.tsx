import { combineReducers, configureStore, isAction, Tuple, type Action, type Middleware } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Router, type Navigator, type To } from 'react-router-dom';
import { configMachine } from '#core/config/configSlice.ts';
import { locationChanged, locationMachine, selectPath } from '#core/location/locationSlice.ts';
import { menuMachine } from '#core/menu/menuSlice.ts';
import { overlayMachine } from '#core/overlay/overlaySlice.ts';
import { sessionMachine } from '#core/session/sessionSlice.ts';
import { sideMenuMachine } from '#shell/sideMenuSlice.ts';

const reducer = combineReducers({
  config: configMachine.reducer,
  location: locationMachine.reducer,
  menu: menuMachine.reducer,
  overlay: overlayMachine.reducer,
  session: sessionMachine.reducer,
  sideMenu: sideMenuMachine.reducer,
});

/** The change of address that brings the page `path`. */
export const movedTo = (path: string) => locationChanged({ address: { path, search: '', key: path }, kind: 'push' });

/** Renders `screen` with the real machines after the events of `before`; `events` are those that came since. */
export function renderWithStore(screen: ReactNode, before: readonly Action[] = []) {
  const events: Action[] = [];
  const record: Middleware = () => (next) => (action) => {
    if (isAction(action)) events.push(action);
    return next(action);
  };
  const store = configureStore({ reducer, middleware: () => new Tuple(record) });
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
  const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? '/'));
  const navigator: Navigator = {
    createHref: (to) => `#${pathOf(to)}`,
    go: () => undefined,
    push: (to) => onFollow(pathOf(to)),
    replace: (to) => onFollow(pathOf(to)),
  };
  return (
    <Router navigator={navigator} location={pathname}>
      {children}
    </Router>
  );
}
