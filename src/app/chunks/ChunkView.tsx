import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AreaSkeleton } from '../../shared/ui/AreaSkeleton';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { ChunkHostContext } from './ChunkHostContext';
import type { ChunkName } from './chunkNames';
import { chunkRetryRequested, selectChunk } from './chunksSlice';

const MESSAGE = 'No fue posible cargar esta sección. Verifique su conexión e intente de nuevo';
const NEVER = () => () => undefined;

/** A chunk's screens once its code has arrived; until then how far it is. */
export function ChunkView({ chunk: name, children }: { chunk: ChunkName; children?: ReactNode }) {
  const status = useSelector(selectChunk(name));
  const dispatch = useDispatch();
  const host = use(ChunkHostContext);
  const chunk = useSyncExternalStore(host?.subscribe ?? NEVER, () => host?.get(name));
  if (status === 'failed') {
    return <LoadFailure message={MESSAGE} onRetry={() => dispatch(chunkRetryRequested({ chunk: name }))} />;
  }
  // A replayed state can say that a chunk is loaded before its code is in this page.
  if (status !== 'loaded' || !chunk) return <AreaSkeleton />;
  return <chunk.View>{children}</chunk.View>;
}
