import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../useWords';
import { expedienteSave } from './expedienteSave';
import { useShortcutKeys } from './useShortcuts';

interface AssignmentProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** Takes the solicitud or gives it back; nothing where neither can be done. */
export function Assignment({ solicitud: { radicado, version, asignadaA, acciones }, isBusy }: AssignmentProps) {
  const dispatch = useDispatch();
  const { person } = useWords();
  const ask = (kind: 'tomar' | 'liberar') => dispatch(expedienteSave.events.submitted({ kind, radicado, version }));
  const keyOf = useShortcutKeys();
  if (!acciones.includes('tomar') && !acciones.includes('liberar')) return null;
  return (
    <>
      {acciones.includes('tomar') && (
        <Button
          primary
          label={asignadaA === null ? 'Tomar la solicitud' : `Tomar la solicitud de ${person(asignadaA)}`}
          isOff={isBusy}
          {...keyOf('T')}
          onClick={() => ask('tomar')}
        />
      )}
      {acciones.includes('liberar') && <Button label="Liberar la solicitud" isOff={isBusy} onClick={() => ask('liberar')} />}
    </>
  );
}
