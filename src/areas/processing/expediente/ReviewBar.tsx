import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { Expediente } from '#domain/contractTypes.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { expedienteFrom, nextInInbox, wayToInbox } from '../inbox/nextInInbox';
import { Assignment } from './Assignment';
import { openClaims, reasonId } from './claims';
import { ExpedienteOutcome } from './ExpedienteOutcome';
import { admitted, claimDecided } from './typedDecision';
import { useShortcutKeys } from './useShortcuts';

interface ReviewBarProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** What comes next with this solicitud, and what came of the last save: in sight wherever the page is scrolled to. */
export function ReviewBar({ solicitud, isBusy }: ReviewBarProps) {
  const dispatch = useDispatch();
  const keyOf = useShortcutKeys();
  const { search } = useLocation();
  const next = shownData(useSelector(nextInInbox.select));
  const [open] = openClaims(solicitud);
  return (
    <div className="review-bar" role="group" aria-label="Siguiente paso">
      <ExpedienteOutcome />
      <div className="review-steps">
        <Assignment solicitud={solicitud} isBusy={isBusy} offers="tomar" />
        {open && (
          <>
            <Button
              primary
              label={`Aprobar: ${open.name}`}
              isOff={isBusy}
              {...keyOf('A')}
              onClick={() => dispatch(claimDecided({ claim: open.claim, decision: 'aprobada' }))}
            />
            <Button
              label="Negar…"
              aria-label={`Negar: ${open.name}, escribir la razón`}
              {...keyOf('N')}
              onClick={() => document.getElementById(reasonId(open.claim))?.focus()}
            />
          </>
        )}
        {solicitud.acciones.includes('validada') && (
          <Button
            primary
            label={next?.siguiente ? 'Admitir y seguir' : 'Admitir'}
            isOff={isBusy}
            {...keyOf('M')}
            onClick={() => dispatch(admitted())}
          />
        )}
        {next?.siguiente && (
          // The key waits for what is on its way: its outcome is told here.
          <ButtonLink label="Siguiente solicitud" to={expedienteFrom(next.siguiente, search)} {...(!isBusy && keyOf('S'))} />
        )}
      </div>
      {next?.siguiente === null && (
        <p className="review-last">
          <span>Es la última de la bandeja. </span>
          <Link className="tall-link" to={wayToInbox(search)}>
            Volver a la bandeja
          </Link>
        </p>
      )}
    </div>
  );
}
