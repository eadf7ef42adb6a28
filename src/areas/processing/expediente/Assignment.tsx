import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../useWords';
import { expedienteSave } from './expedienteSave';
import { takingChosen } from './taking';
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
  if (!acciones.includes(offers)) return null;
  if (offers === 'liberar') {
    return (
      <div className="actions">
        <Button
          label="Liberar la solicitud"
          isOff={isBusy}
          onClick={() => dispatch(expedienteSave.events.submitted({ kind: 'liberar', radicado, version }))}
        />
      </div>
    );
  }
  const label = asignadaA === null ? 'Tomar la solicitud' : `Tomar la solicitud de ${person(asignadaA)}`;
  const take = () => dispatch(takingChosen({ radicado, version, asignadaA }));
  return <Button primary label={label} isOff={isBusy} {...keyOf('T')} onClick={take} />;
}
