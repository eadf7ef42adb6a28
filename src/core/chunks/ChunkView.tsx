import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reloadRequested } from '../location/locationSlice';
import { AreaSkeleton } from '#ui/AreaSkeleton.tsx';
import { CenteredFrame } from '#ui/CenteredFrame.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Page } from '#ui/Page.tsx';
import { focusContent } from '#ui/SkipLink.tsx';
import { ChunkHostContext } from './ChunkHostContext';
import { chunkRetryRequested, selectChunk } from './chunksSlice';

const MESSAGE = 'No fue posible cargar esta sección. Verifique su conexión e intente de nuevo';
const NEVER = () => () => undefined;

/** A chunk's screens once its code has arrived; until then how far it is. */
export function ChunkView({ chunk: name, children }: { chunk: string; children?: ReactNode }) {
  const status = useSelector(selectChunk(name));
  const dispatch = useDispatch();
  const host = use(ChunkHostContext);
  const chunk = useSyncExternalStore(host?.subscribe ?? NEVER, () => host?.get(name));
  const retry = () => {
    // The button and its page's heading are unmounted: the focus moves to the content.
    focusContent();
    dispatch(chunkRetryRequested());
  };
  if (status === 'failed') {
    const failure = (
      <Page title="Sección no disponible">
        <LoadFailure message={MESSAGE} onRetry={retry} onReload={() => dispatch(reloadRequested())} />
      </Page>
    );
    // The site's chunk is the shell itself: without it there is no frame around the message.
    return name === 'site' ? <CenteredFrame>{failure}</CenteredFrame> : failure;
  }
  // A replayed state can say that a chunk is loaded before its code is in this page.
  if (status !== 'loaded' || !chunk) {
    if (name !== 'site') return <AreaSkeleton />;
    // The first frame's header stays until the shell is mounted.
    return (
      <>
        <header className="first-frame-head">
          <Logo />
        </header>
        <main className="content">
          <AreaSkeleton />
        </main>
      </>
    );
  }
  return <chunk.View>{children}</chunk.View>;
}
