import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../useWords';
import { expedienteSave } from './expedienteSave';
import { useShortcutKeys } from './useShortcuts';

interface AssignmentProps {
  solicitud: Expediente;
  isBusy: boolean;
  /** Taking it comes before all else; giving it back is no step of its review. */
  offers: 'tomar' | 'liberar';
}

/** Takes the solicitud, or gives it back; nothing where that cannot be done. */
export function Assignment({ solicitud: { radicado, version, asignadaA, acciones }, isBusy, offers }: AssignmentProps) {
  const dispatch = useDispatch();
  const { person } = useWords();
  const keyOf = useShortcutKeys();
  const ask = () => dispatch(expedienteSave.events.submitted({ kind: offers, radicado, version }));
  if (!acciones.includes(offers)) return null;
  if (offers === 'liberar') {
    return (
      <div className="actions">
        <Button label="Liberar la solicitud" isOff={isBusy} onClick={ask} />
      </div>
    );
  }
  const label = asignadaA === null ? 'Tomar la solicitud' : `Tomar la solicitud de ${person(asignadaA)}`;
  return <Button primary label={label} isOff={isBusy} {...keyOf('T')} onClick={ask} />;
}
