import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { reopeningDecided } from './reopening';

interface ReopeningProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** What one person proposes of a solicitud that ended and another decides, or why nothing of the kind can be done now. */
export function Reopening({ solicitud, isBusy }: ReopeningProps) {
  const dispatch = useDispatch();
  const words = useWords();
  const { propuesta, impedimento, acciones, lugares, estado } = solicitud;
  if (propuesta === null && impedimento === null) return null;
  const [place] = lugares;
  const what =
    estado === 'no_admitida' || place === undefined
      ? 'Si se reabre, vuelve a revisión.'
      : `Si se reabre, a la familia se le ofrece otra vez este cupo, con días nuevos para responder: ${words.ofertaText(place)}.`;
  const decide = (reabre: boolean) => dispatch(reopeningDecided({ reabre }));
  return (
    <Section className="expediente-part" id="reapertura" title={estado === 'sin_cupo' ? 'Cupo directo' : 'Reapertura'}>
      {propuesta !== null && (
        <>
          <p>
            <strong>{`${words.person(propuesta.por)} propone reabrir esta solicitud.`}</strong>
          </p>
          <p>{`Motivo: ${propuesta.motivo}`}</p>
          <p>
            <time dateTime={propuesta.en}>{words.moment(propuesta.en)}</time>
          </p>
          <p>{what}</p>
        </>
      )}
      {impedimento !== null && <Notice text={`Ahora no se puede: ${lowerFirst(impedimento)}`} />}
      {acciones.includes('rechazar_reapertura') ? (
        <div className="actions">
          {acciones.includes('confirmar_reapertura') && (
            <Button primary label="Confirmar y reabrir" isOff={isBusy} onClick={() => decide(true)} />
          )}
          <Button label="Rechazar la propuesta" isOff={isBusy} onClick={() => decide(false)} />
        </div>
      ) : (
        propuesta !== null && <p>La decide otra persona que la que la propuso.</p>
      )}
    </Section>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
