import { combineReducers, configureStore, createSlice, type PayloadAction, Tuple } from '@reduxjs/toolkit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { Route, Router, Routes, type Navigator } from 'react-router-dom';
import createSagaMiddleware, { eventChannel } from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';

/**
 * The limit that the application is measured against: the same libraries, used as the application uses them, around a
 * form of two fields, three pages of a heading each and the links between them. No styles, configuration, texts, focus.
 */
const PAGES = { '/inicio': 'Inicio', '/educacion': 'Educación', '/procesamiento': 'Procesamiento' };

const readPath = () => location.hash.slice(1);

const page = createSlice({
  name: 'page',
  initialState: () => ({ path: readPath() }),
  reducers: { changed: (_, { payload }: PayloadAction<string>) => ({ path: payload }) },
});

const addresses = eventChannel<string>((tell) => {
  const read = () => tell(readPath());
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

function Form() {
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <input aria-label="Usuario" value={user} onChange={({ target }) => setUser(target.value)} />
      <input aria-label="Contraseña" type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      <button disabled={user === '' || password === ''}>Ingresar</button>
    </form>
  );
}

function Page({ title }: { title: string }) {
  return (
    <>
      <nav aria-label="Menú principal">
        {Object.entries(PAGES).map(([to, name]) => (
          <a key={to} href={`#${to}`}>
            {name}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
    </>
  );
}

function Peer() {
  const path = useSelector((state: ReturnType<typeof store.getState>) => state.page.path);
  return (
    <Router navigator={navigator} location={path}>
      <Routes>
        <Route path="/login" element={<Form />} />
        {Object.entries(PAGES).map(([to, title]) => (
          <Route key={to} path={to} element={<Page title={title} />} />
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
