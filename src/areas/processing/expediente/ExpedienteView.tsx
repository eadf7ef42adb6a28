import { useSelector } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { ExpedienteChanges, KeptNotice } from './ExpedienteChanges';
import { ExpedienteCupo } from './ExpedienteCupo';
import { ExpedienteCondiciones } from './ExpedienteCondiciones';
import { DecisionForm } from './DecisionForm';
import { typedDecision } from './typedDecision';
import { expedienteSave } from './expedienteSave';
import { acudienteLines, estudianteLines, stateLines } from './expedienteLines';
import { ExpedienteHermanos } from './ExpedienteHermanos';
import { ExpedienteParecidas } from './ExpedienteParecidas';
import { LatestEntries } from './LatestEntries';
import { Soportes } from './Soportes';
import { SoporteViewer } from './SoporteViewer';
import { ExpedienteReclamos } from './ExpedienteReclamos';
import { ExpedienteOpciones } from './ExpedienteOpciones';
import { Assignment } from './Assignment';
import { ReviewBar } from './ReviewBar';
import { ShortcutsHelp } from './ShortcutsHelp';
import { useShortcuts } from './useShortcuts';

interface ExpedienteViewProps {
  solicitud: Expediente;
  /** It is being read again: nothing can be saved meanwhile. */
  isReading: boolean;
}

/** What the family says, beside what is decided of it and the support that is looked at. */
export function ExpedienteView({ solicitud, isReading }: ExpedienteViewProps) {
  const words = useWords();
  const typing = useSelector(typedDecision.select);
  const isBusy = useSelector(expedienteSave.select).status === 'sending' || isReading;
  useShortcuts();
  return (
    <div className="expediente" aria-busy={isBusy}>
      {typing.status === 'typed' && <ExpedienteChanges typing={typing} solicitud={solicitud} isReading={isReading} />}
      {typing.status === 'typed' && <KeptNotice typing={typing} solicitud={solicitud} />}
      {typing.status === 'typed' && !typing.kept && (
        <Notice text="Este navegador no puede guardar lo que usted escribe: si recarga la página antes de guardarlo, se pierde." />
      )}
      <div className="expediente-columns">
        <SoporteViewer />
        <div className="expediente-side">
          <div className="expediente-data">
            <Section className="expediente-part" id="solicitud" title="Solicitud">
              <p className="expediente-standing">
                <span>Estado: </span>
                <EstadoMark estado={solicitud.estado} />
              </p>
              <Lines lines={stateLines(solicitud, words).filter(({ key }) => key !== 'estado')} />
              <Assignment solicitud={solicitud} isBusy={isBusy} offers="liberar" />
            </Section>
            <Section className="expediente-part" id="estudiante" title="Estudiante">
              <ExpedienteParecidas solicitud={solicitud} />
              <Lines lines={estudianteLines(solicitud, words)} />
            </Section>
            <Section className="expediente-part" id="acudiente" title="Acudiente">
              <Lines lines={acudienteLines(solicitud, words)} />
            </Section>
            <ExpedienteOpciones solicitud={solicitud} />
            <ExpedienteHermanos solicitud={solicitud} isBusy={isBusy} />
            <LatestEntries radicado={solicitud.radicado} />
          </div>
          <div className="expediente-review">
            <ReviewBar solicitud={solicitud} isBusy={isBusy} />
            <ExpedienteCupo solicitud={solicitud} isBusy={isBusy} />
            <ExpedienteCondiciones solicitud={solicitud} isBusy={isBusy} />
            {solicitud.documentos.length > 0 && (
              <Section className="expediente-part" id="documentos" title="Documentos">
                <p>Los adjuntó la familia al corregir.</p>
                <Soportes solicitud={solicitud} archivos={solicitud.documentos} label="Documentos" />
              </Section>
            )}
            <ExpedienteReclamos solicitud={solicitud} isBusy={isBusy} />
            {typing.status === 'typed' && <DecisionForm solicitud={solicitud} typing={typing} isBusy={isBusy} />}
            <ShortcutsHelp />
          </div>
        </div>
      </div>
    </div>
  );
}
