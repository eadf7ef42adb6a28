import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { dayOf, dayText, momentText } from '#domain/words/dates.ts';
import type { StepProps } from './Registration';
import { StepButton } from './StepButton';
import { offeredText } from './allocationTexts';
import { whyNotMove } from './whyNotStep';

/** The list moves in batches on its published dates, by the same rules, until it is closed. */
export function WaitingList({ etapa, isBusy, onPress }: Omit<StepProps, 'told'>) {
  const timeZone = useSelector(selectTimeZone);
  const { acciones, fechasDeLista, publicada, tandas, situacion } = etapa;
  // The convocatoria's dates are for all its stages: on the day of its publication, or before, this one has no list yet.
  const since = publicada && dayOf(new Date(publicada.en), timeZone);
  const dates = fechasDeLista.filter((day) => since === null || day > since);
  const whyNot = whyNotMove(etapa);
  return (
    <>
      {dates.length > 0 && <p>{`Fechas publicadas: ${dates.map(dayText).join('; ')}.`}</p>}
      {tandas.length > 0 && (
        <ul aria-label="Tandas">
          {tandas.map(({ en, quien, ofrecidos }, index) => (
            <li key={en}>
              {`Tanda ${index + 1}: ${momentText(en, timeZone)}, por ${quien}${ofrecidos === null ? '' : `; ${offeredText(ofrecidos)}`}.`}
            </li>
          ))}
        </ul>
      )}
      {situacion === 'lista_cerrada' && <p>La lista de espera está cerrada.</p>}
      {whyNot !== null && <p>{whyNot}</p>}
      {acciones.includes('mover_lista') && (
        <StepButton label="Mover la lista de espera" isBusy={isBusy} onPress={() => onPress({ kind: 'moveList' })} />
      )}
      {acciones.includes('cerrar_lista') && (
        <>
          <p>Al cerrarla se hace antes la última tanda, si su fecha ya llegó.</p>
          <StepButton label="Cerrar la lista de espera" isBusy={isBusy} onPress={() => onPress({ kind: 'closeList' })} />
        </>
      )}
    </>
  );
}
