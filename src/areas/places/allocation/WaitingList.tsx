import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { dayOf, dayText, momentText } from '#domain/words/dates.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { inboxPath, useMayProcess } from '../processingLinks';
import { usePersonName } from '../people';
import type { StepProps } from './Registration';
import { StepButton } from './StepButton';
import { offeredText } from './allocationTexts';
import { whyNotMove } from './whyNotStep';
import { Link } from '../PlacesLink';

/** The list moves in batches on its published dates, by the same rules, until it is closed. */
export function WaitingList({ etapa, isBusy, onPress }: Omit<StepProps, 'told'>) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const { acciones, fechasDeLista, publicada, tandas, situacion } = etapa;
  // The convocatoria's dates are for all its stages: before the day of its publication this one has no list yet (F120).
  const since = publicada && dayOf(new Date(publicada.en), timeZone);
  const dates = fechasDeLista.filter((day) => since === null || day >= since);
  const whyNot = whyNotMove(etapa);
  return (
    <>
      {dates.length > 0 && <p>{`Fechas publicadas: ${dates.map(dayText).join('; ')}.`}</p>}
      {tandas.length > 0 && (
        <ul aria-label="Tandas">
          {tandas.map(({ en, quien, ofrecidos }, index) => (
            <li key={en}>
              {`Tanda ${index + 1}: ${momentText(en, timeZone)}, por ${person(quien)}${ofrecidos === null ? '' : `; ${offeredText(ofrecidos)}`}.`}
            </li>
          ))}
        </ul>
      )}
      {situacion === 'lista_cerrada' && <p>La lista de espera está cerrada.</p>}
      {whyNot !== null && <p>{whyNot}</p>}
      {acciones.includes('mover_lista') && (
        <StepButton label="Mover la lista de espera" isBusy={isBusy} onPress={() => onPress({ kind: 'moveList' })} />
      )}
      <Unanswered etapa={etapa} />
      <UndecidedLate etapa={etapa} />
      {acciones.includes('cerrar_lista') && (
        <StepButton label="Cerrar la lista de espera" isBusy={isBusy} onPress={() => onPress({ kind: 'closeList' })} />
      )}
    </>
  );
}

/** Offers that wait for their families: what is declined is for who waits, and the list stays open for it (F48). */
function Unanswered({ etapa: { sinResponder, situacion } }: { etapa: Etapa }) {
  const mayProcess = useMayProcess();
  if (sinResponder === 0 || situacion !== 'publicada') return null;
  const offers = sinResponder === 1 ? 'Hay 1 oferta' : `Hay ${numberText(sinResponder)} ofertas`;
  return (
    <p>
      <span>{`${offers} de cupo sin responder: la lista se cierra cuando todas tengan respuesta o venza su plazo. `}</span>
      {mayProcess && <Link to={inboxPath({ estado: 'asignada' })}>Verlas en la bandeja</Link>}
    </p>
  );
}

/** Those who were late and are not decided (F138). */
function UndecidedLate({ etapa: { sinDecidir, situacion } }: { etapa: Etapa }) {
  const mayProcess = useMayProcess();
  if (sinDecidir === 0 || situacion !== 'publicada') return null;
  const late = sinDecidir === 1 ? 'Hay 1 solicitud extemporánea' : `Hay ${numberText(sinDecidir)} solicitudes extemporáneas`;
  return (
    <p>
      <span>{`${late} sin decidir: la lista se cierra cuando todas estén decididas. `}</span>
      {mayProcess && <Link to={inboxPath({ estado: 'sin_decidir' })}>Verlas en la bandeja</Link>}
    </p>
  );
}
