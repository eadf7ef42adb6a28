import { useSelector } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Lines } from '#ui/Lines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { ExpedienteChanges } from './ExpedienteChanges';
import { ExpedienteCupo } from './ExpedienteCupo';
import { ExpedienteCondiciones } from './ExpedienteCondiciones';
import { DecisionForm } from './DecisionForm';
import { typedDecision } from './typedDecision';
import { expedienteSave } from './expedienteSave';
import { acudienteLines, estudianteLines, stateLines } from './expedienteLines';
import { Soportes } from './Soportes';
import { ExpedienteOpciones } from './ExpedienteOpciones';
import { ExpedienteOutcome } from './ExpedienteOutcome';
import { Assignment } from './Assignment';

interface ExpedienteViewProps {
  solicitud: Expediente;
  /** It is being read again: nothing can be saved meanwhile. */
  isReading: boolean;
}

export function ExpedienteView({ solicitud, isReading }: ExpedienteViewProps) {
  const words = useWords();
  const typing = useSelector(typedDecision.select);
  const isBusy = useSelector(expedienteSave.select).status === 'sending' || isReading;
  return (
    <div className="expediente" aria-busy={isBusy}>
      <ExpedienteOutcome solicitud={solicitud} claim={null} />
      {typing.status === 'typed' && <ExpedienteChanges typing={typing} solicitud={solicitud} isReading={isReading} />}
      {typing.status === 'typed' && !typing.kept && (
        <Notice text="Este navegador no puede guardar lo que usted escribe: si recarga la página antes de guardarlo, se pierde." />
      )}
      <Section className="expediente-part" id="solicitud" title="Solicitud">
        <Lines lines={stateLines(solicitud, words)} />
        <Assignment solicitud={solicitud} isBusy={isBusy} />
      </Section>
      <Section className="expediente-part" id="estudiante" title="Estudiante">
        <Lines lines={estudianteLines(solicitud, words)} />
      </Section>
      <Section className="expediente-part" id="acudiente" title="Acudiente">
        <Lines lines={acudienteLines(solicitud, words)} />
      </Section>
      <ExpedienteOpciones solicitud={solicitud} />
      <ExpedienteCupo solicitud={solicitud} isBusy={isBusy} />
      <ExpedienteCondiciones solicitud={solicitud} isBusy={isBusy} />
      {solicitud.documentos.length > 0 && (
        <Section className="expediente-part" id="documentos" title="Documentos">
          <p>Los adjuntó la familia al corregir.</p>
          <Soportes radicado={solicitud.radicado} archivos={solicitud.documentos} label="Documentos" />
        </Section>
      )}
      {typing.status === 'typed' && <DecisionForm solicitud={solicitud} typing={typing} isBusy={isBusy} />}
    </div>
  );
}
