import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import type { Chunk } from '#core/chunks/chunk.ts';
import { surviving } from '#core/saga/surviving.ts';
import { leadToPassword } from '#core/session/oneTimePassword.ts';
import { PATHS } from '#core/location/paths.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { Home } from './Home';
import { Shell } from './Shell';
import { shellSlice, who } from './who';

/** The shell around a staff page; `sitio` itself is the shell's home. */
function SiteView({ children }: { children?: ReactNode }) {
  const path = useSelector(selectPath);
  return <Shell>{path === PATHS.site ? <Home /> : children}</Shell>;
}

export const chunk: Chunk = { View: SiteView, slice: shellSlice, saga: shellSaga };

function* shellSaga(): SagaGenerator<void> {
  yield* spawn(surviving(leadToPassword));
  yield* who.saga();
}
