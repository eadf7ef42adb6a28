import { combineReducers, configureStore, createSlice, Tuple } from '@reduxjs/toolkit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { Route, Router, Routes, type Navigator } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';

/**
 * The limit that the application is measured against: the same libraries, used as the application uses them,
 * around a form of two fields, and nothing else. No styles, no configuration, no texts.
 */
const page = createSlice({ name: 'page', initialState: { path: '/login' }, reducers: {} });

function* rootSaga() {
  yield* takeEvery('submitted', () => undefined);
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

function Peer() {
  const path = useSelector((state: ReturnType<typeof store.getState>) => state.page.path);
  return (
    <Router navigator={navigator} location={path}>
      <Routes>
        <Route path="/login" element={<Form />} />
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
