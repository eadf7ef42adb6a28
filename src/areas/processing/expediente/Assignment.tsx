import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { expedienteSave } from './expedienteSave';

interface AssignmentProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** Takes the solicitud or gives it back; nothing where neither can be done. */
export function Assignment({ solicitud: { radicado, version, asignadaA, acciones }, isBusy }: AssignmentProps) {
  const dispatch = useDispatch();
  const ask = (kind: 'tomar' | 'liberar') => {
    if (!isBusy) dispatch(expedienteSave.events.submitted({ kind, radicado, version }));
  };
  if (!acciones.includes('tomar') && !acciones.includes('liberar')) return null;
  return (
    <div className="actions">
      {acciones.includes('tomar') && (
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => ask('tomar')}>
          {asignadaA === null ? 'Tomar la solicitud' : `Tomar la solicitud de ${asignadaA}`}
        </button>
      )}
      {acciones.includes('liberar') && (
        <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => ask('liberar')}>
          Liberar la solicitud
        </button>
      )}
    </div>
  );
}
