import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { call, spawn, type SagaGenerator } from 'typed-redux-saga';
import type { Chunk } from '#core/chunks/chunk.ts';
import { surviving } from '#core/saga/surviving.ts';
import { leadToPassword } from '#core/session/oneTimePassword.ts';
import { PATHS } from '#core/location/paths.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { Home } from './Home';
import { loadIcons } from './icons';
import { Shell } from './Shell';
import { shellSlice, who } from './who';

// With the shell, so that one that came before the sign-in has them for its first picture; a failure is the saga's to tell.
loadIcons().catch(() => undefined);

function* showIcons(): SagaGenerator<void> {
  yield* call(loadIcons);
}

/** The shell around a staff page; `sitio` itself is the shell's home. */
function SiteView({ children }: { children?: ReactNode }) {
  const path = useSelector(selectPath);
  return <Shell>{path === PATHS.site ? <Home /> : children}</Shell>;
}

export const chunk: Chunk = { View: SiteView, slice: shellSlice, saga: shellSaga };

function* shellSaga(): SagaGenerator<void> {
  yield* spawn(surviving(leadToPassword));
  yield* spawn(surviving(showIcons));
  yield* who.saga();
}
