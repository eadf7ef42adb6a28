import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { numberText } from '#domain/words/numbers.ts';
import type { AssignmentResults, Assignments } from '#domain/contractTypes.ts';
import { Notice } from '#ui/Notice.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { usePersonName } from '../people';
import { assigning } from './assigning';
import { useExpedientePath } from './useExpedientePath';

/** What came of assigning several at once: how many, and of each of the others why not. */
export function AssigningOutcome() {
  const state = useSelector(assigning.select);
  const user = useSelector(selectIdentity)?.user ?? null;
  const dispatch = useDispatch();
  const nameOf = usePersonName();
  const pathOf = useExpedientePath();
  const refused = state.status === 'sent' ? state.answer.resultados.filter(({ resultado }) => resultado !== 'hecha') : [];
  return (
    <>
      <SendingOutcome
        state={state}
        done={state.status === 'sent' ? doneText(state.command, state.answer, user, nameOf) : null}
        onRetry={() => state.status === 'unanswered' && dispatch(assigning.events.submitted(state.command))}
      />
      {refused.length > 0 && (
        <Notice tone="warning">
          <p>{refused.length === 1 ? 'Una quedó como estaba:' : `${numberText(refused.length)} quedaron como estaban:`}</p>
          <ul>
            {refused.map(({ radicado, mensaje }) => (
              <li key={radicado}>
                <Link to={pathOf(radicado)}>
                  <Radicado>{radicado}</Radicado>
                </Link>
                <span>{`: ${mensaje ?? ''}`}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function doneText(
  { a }: Assignments,
  { resultados }: AssignmentResults,
  user: string | null,
  nameOf: (login: string) => string,
): string {
  const done = resultados.filter(({ resultado }) => resultado === 'hecha').length;
  if (done === 0) return 'Ninguna de las solicitudes cambió.';
  const many = done === 1 ? 'Una solicitud quedó' : `${numberText(done)} solicitudes quedaron`;
  if (a === null) return `${many} a cargo de nadie.`;
  return a === user ? `${many} a su cargo.` : `${many} a cargo de ${nameOf(a)}.`;
}
