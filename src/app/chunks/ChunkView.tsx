import { use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AreaSkeleton } from '../../shared/ui/AreaSkeleton';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import type { ChunkName } from './chunkNames';
import { RegistryContext } from './RegistryContext';
import { chunkRetryRequested, selectChunk } from './chunksSlice';

const MESSAGE = 'No fue posible cargar esta sección. Verifique su conexión e intente de nuevo';

/** A chunk's screens once its code has arrived; until then how far it is. */
export function ChunkView({ chunk: name, children }: { chunk: ChunkName; children?: ReactNode }) {
  const status = useSelector(selectChunk(name));
  const dispatch = useDispatch();
  const registry = use(RegistryContext);
  const chunk = useSyncExternalStore(
    registry.subscribe,
    useCallback(() => registry.get(name), [registry, name]),
  );
  if (status === 'failed') {
    return <LoadFailure message={MESSAGE} onRetry={() => dispatch(chunkRetryRequested({ chunk: name }))} />;
  }
  // A replayed state can say that a chunk is loaded before its code is in this page.
  if (status !== 'loaded' || !chunk) return <AreaSkeleton />;
  return <chunk.View>{children}</chunk.View>;
}
