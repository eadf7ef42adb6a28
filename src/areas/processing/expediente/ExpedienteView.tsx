import { useSelector } from 'react-redux';
import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { Lines } from '#ui/Lines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '../useWords';
import { Changes } from './ExpedienteChanges';
import { Conditions } from './ExpedienteCondiciones';
import { DecisionForm } from './DecisionForm';
import { selectEscrito } from './typedDecisionSlice';
import { guardado } from './expedienteSave';
import { guardianLines, pupilLines, stateLines } from './expedienteLines';
import { Options } from './ExpedienteOpciones';
import { Outcome } from './ExpedienteOutcome';
import { Ownership } from './Assignment';

interface RequestViewProps {
  solicitud: SolicitudDeFuncionario;
  /** It is being read again: nothing can be saved meanwhile. */
  isReading: boolean;
}

export function RequestView({ solicitud, isReading }: RequestViewProps) {
  const words = useWords();
  const typing = useSelector(selectEscrito);
  const isBusy = useSelector(guardado.select).status === 'sending' || isReading;
  return (
    <div className="request" aria-busy={isBusy}>
      <Outcome solicitud={solicitud} condicion={null} />
      {typing.status === 'open' && <Changes typing={typing} solicitud={solicitud} isReading={isReading} />}
      {typing.status === 'open' && !typing.kept && (
        <Notice>
          <p>Este navegador no puede guardar lo que usted escribe: si recarga la página antes de guardarlo, se pierde.</p>
        </Notice>
      )}
      <section className="request-part" aria-labelledby="solicitud">
        <h2 id="solicitud">Solicitud</h2>
        <Lines lines={stateLines(solicitud, words)} />
        <Ownership solicitud={solicitud} isBusy={isBusy} />
      </section>
      <section className="request-part" aria-labelledby="estudiante">
        <h2 id="estudiante">Estudiante</h2>
        <Lines lines={pupilLines(solicitud, words)} />
      </section>
      <section className="request-part" aria-labelledby="acudiente">
        <h2 id="acudiente">Acudiente</h2>
        <Lines lines={guardianLines(solicitud, words)} />
      </section>
      <Options solicitud={solicitud} />
      <Conditions solicitud={solicitud} isBusy={isBusy} />
      {typing.status === 'open' && <DecisionForm solicitud={solicitud} typing={typing} isBusy={isBusy} />}
    </div>
  );
}
