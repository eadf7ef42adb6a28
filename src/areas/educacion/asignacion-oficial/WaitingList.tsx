import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../../features/config/configSlice';
import { dayText, momentText } from '../../../shared/dates';
import type { StepProps } from './Registration';
import { StepButton } from './StepButton';
import { whyNotMove } from './why';

/** The list moves in batches on its published dates, by the same rules, until it is closed. */
export function WaitingList({ etapa, isBusy, onPress }: Omit<StepProps, 'told'>) {
  const timeZone = useSelector(selectTimeZone);
  const { acciones, fechasDeLista, tandas, situacion } = etapa;
  const whyNot = whyNotMove(etapa);
  return (
    <>
      {fechasDeLista.length > 0 && <p>{`Fechas publicadas: ${fechasDeLista.map(dayText).join('; ')}.`}</p>}
      {tandas.length > 0 && (
        <ul aria-label="Tandas">
          {tandas.map(({ en, quien }, index) => (
            <li key={en}>{`Tanda ${index + 1}: ${momentText(en, timeZone)}, por ${quien}.`}</li>
          ))}
        </ul>
      )}
      {situacion === 'lista_cerrada' && <p>La lista de espera está cerrada.</p>}
      {whyNot !== null && <p>{whyNot}</p>}
      {acciones.includes('mover_lista') && (
        <StepButton isBusy={isBusy} onPress={() => onPress({ kind: 'mover_lista' })}>
          Mover la lista de espera
        </StepButton>
      )}
      {acciones.includes('cerrar_lista') && (
        <>
          <p>Al cerrarla se hace antes la última tanda, si su fecha ya llegó.</p>
          <StepButton isBusy={isBusy} onPress={() => onPress({ kind: 'cerrar_lista' })}>
            Cerrar la lista de espera
          </StepButton>
        </>
      )}
    </>
  );
}
