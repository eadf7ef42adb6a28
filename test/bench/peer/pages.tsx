import { combineReducers, configureStore, createSlice, type PayloadAction, Tuple } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { Route, Router, Routes, type Navigator } from 'react-router-dom';
import createSagaMiddleware, { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';

/**
 * The limit that going from page to page is measured against: the same libraries, used as the application uses them,
 * around three pages of a heading each and the links between them. No styles, no focus, no title.
 */
const PAGES = { '/inicio': 'Inicio', '/educacion': 'Educación', '/procesamiento': 'Procesamiento' };

const page = createSlice({
  name: 'page',
  initialState: { path: '/inicio' },
  reducers: {
    changed: (_, { payload }: PayloadAction<string>) => ({ path: payload }),
  },
});

const addresses = eventChannel<string>((tell) => {
  const read = () => tell(location.hash.slice(1));
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
});

function* rootSaga() {
  yield* takeEvery(addresses, function* changePage(path: string) {
    yield* put(page.actions.changed(path));
  });
}

const saga = createSagaMiddleware();
const store = configureStore({
  reducer: combineReducers({ page: page.reducer }),
  middleware: (defaults) => new Tuple(saga, ...defaults({ thunk: false })),
});
saga.run(rootSaga);

const navigator: Navigator = { createHref: () => '#', go: () => undefined, push: () => undefined, replace: () => undefined };

function Peer() {
  const path = useSelector((state: ReturnType<typeof store.getState>) => state.page.path);
  return (
    <Router navigator={navigator} location={path}>
      <nav aria-label="Menú principal">
        {Object.entries(PAGES).map(([to, title]) => (
          <a key={to} href={`#${to}`}>
            {title}
          </a>
        ))}
      </nav>
      <Routes>
        {Object.entries(PAGES).map(([to, title]) => (
          <Route key={to} path={to} element={<h1>{title}</h1>} />
        ))}
      </Routes>
    </Router>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Peer />
    </Provider>,
  );
}
