import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { SolicitudesPage } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Options } from '#ui/Options.tsx';
import { usePeople } from '../people';
import { assigning, assigningChosen } from './assigning';

interface InboxActionsProps {
  rows: SolicitudesPage['elementos'];
  /** The radicados that are chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the whole page, and assigns what is chosen. */
export function InboxActions({ rows, chosen, onChoose }: InboxActionsProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectIdentity)?.user ?? null;
  const isBusy = useSelector(assigning.select).status === 'sending';
  const colleagues = usePeople().filter(({ login, tramita }) => tramita && login !== user);
  const [colleague, setColleague] = useState('');
  const those = rows.filter(({ radicado }) => chosen.has(radicado));
  const assign = (a: string | null) => {
    const solicitudes = those.map(({ radicado, version }) => ({ radicado, version }));
    // Who gives back what a colleague has is refused it.
    const of =
      a === null ? [] : those.flatMap(({ asignadaA }) => (asignadaA === user || asignadaA === a ? [] : (asignadaA ?? [])));
    dispatch(assigningChosen({ command: { solicitudes, a }, of }));
  };
  // What is chosen stays so as long as it is only asked.
  useEffect(() => {
    if (isBusy) onChoose(new Set());
  }, [isBusy, onChoose]);
  const isAll = those.length === rows.length;
  return (
    <div className="inbox-actions screen-only" role="group" aria-label="Varias a la vez">
      <Choice
        type="checkbox"
        label="Seleccionar esta página"
        checked={isAll}
        onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ radicado }) => radicado)))}
      />
      {those.length > 0 && (
        <>
          <span>{those.length === 1 ? 'Una seleccionada' : `${numberText(those.length)} seleccionadas`}</span>
          <Button label="Tomar" isOff={isBusy || user === null} onClick={() => assign(user)} />
          <Button label="Liberar" isOff={isBusy} onClick={() => assign(null)} />
          <select
            className="form-select"
            aria-label="Persona a quien se entregan"
            value={colleague}
            onChange={({ target }) => setColleague(target.value)}
          >
            <option value="">Entregar a…</option>
            <Options choices={colleagues.map(({ login, nombre }) => ({ value: login, name: nombre }))} />
          </select>
          {colleague !== '' && <Button label="Entregar" isOff={isBusy} onClick={() => assign(colleague)} />}
        </>
      )}
    </div>
  );
}
