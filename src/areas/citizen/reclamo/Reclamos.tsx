import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MOST_OF_RECLAMO } from '#domain/reclamos.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { FileField } from '#requestForm/pages/FileField.tsx';
import { ReclamoForm } from '#requestForm/ReclamoForm.tsx';
import { ReclamoText } from '#requestForm/ReclamoText.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { FamilyContact } from '../FamilyContact';
import { identificationOf } from '../lookUp/lookUpCalls';
import type { ShownState } from '../lookUp/lookUpState';
import { useWords } from '../useWords';
import { reclamoSend } from './reclamoSend';
import {
  reclamoBegun,
  reclamoFileChosen,
  reclamoFileRemoved,
  reclamoTyped,
  reclamoUploadDismissed,
  selectTypedReclamo,
} from './typedReclamo';

const DONE = 'Recibimos su reclamo. La respuesta la verá aquí, y si dejó un correo le avisamos cuando esté.';

/** What the family has claimed, with its answer, and the way to claim while there is one. */
export function Reclamos({ state }: { state: ShownState }) {
  const { solicitud } = state;
  const dispatch = useDispatch();
  const { moment } = useWords();
  const last = useSelector(reclamoSend.select);
  const { reclamos, reclamable, radicado, condiciones } = solicitud;
  const sending = last.status !== 'idle' && last.command.identificacion.radicado === radicado ? last : null;
  if (reclamos.length === 0 && reclamable === null) return null;
  return (
    <Section className="look-up-section" id="reclamos" title="Reclamos">
      <SendingOutcome
        state={sending ?? { status: 'idle' }}
        done={sending?.status === 'sent' ? DONE : null}
        onRetry={() => sending && dispatch(reclamoSend.events.submitted(sending.command))}
        advice={sending?.status === 'refused' ? Object.values(sending.refusal.fieldErrors) : []}
      />
      {reclamos.length > 0 && (
        <ul className="reclamos">
          {reclamos.map((reclamo) => (
            <li key={reclamo.id}>
              <ReclamoText reclamo={reclamo} condiciones={condiciones} moment={moment} waiting="Todavía no tiene respuesta." />
            </li>
          ))}
        </ul>
      )}
      <Claiming state={state} isSending={sending?.status === 'sending'} />
    </Section>
  );
}

/** The form, and until when it can be sent; afterwards until when that was, and who answers. */
function Claiming({ state: { solicitud, status }, isSending }: { state: ShownState; isSending: boolean }) {
  const { reclamable, radicado } = solicitud;
  const dispatch = useDispatch();
  const { deadline } = useWords();
  const typing = useSelector(selectTypedReclamo);
  const own = typing.status === 'typed' && typing.kept.radicado === radicado ? typing : null;
  const [isToggled, setIsToggled] = useState<boolean | null>(null);
  if (reclamable === null) return null;
  const until = deadline(reclamable.antesDe);
  if (!reclamable.aTiempo) {
    return (
      <>
        <p>{sentence(`Se podía presentar un reclamo hasta el ${until}`)}</p>
        <FamilyContact title="Si todavía no está de acuerdo, pregunte:" />
      </>
    );
  }
  // What was typed before a reload is shown again.
  const isOpen = isToggled ?? own !== null;
  const toggle = () => {
    if (!isOpen && own === null) dispatch(reclamoBegun({ kept: { radicado, asunto: null, texto: '', archivos: [] } }));
    setIsToggled(!isOpen);
  };
  return (
    <>
      <p>{`${sentence(`Si cree que hubo un error, puede presentar un reclamo hasta el ${until}`)} Lo responde un funcionario.`}</p>
      {solicitud.estado === 'asignada' && <p>Mientras tanto el plazo para responder al cupo sigue corriendo.</p>}
      <div className="actions">
        <Button label="Presentar un reclamo" aria-expanded={isOpen} isOff={status !== 'shown' || isSending} onClick={toggle} />
      </div>
      {isOpen && own && <Form solicitud={solicitud} typing={own} isSending={isSending} isOff={status !== 'shown'} />}
    </>
  );
}

interface FormProps {
  solicitud: FamilySolicitud;
  typing: Extract<ReturnType<typeof selectTypedReclamo>, { status: 'typed' }>;
  isSending: boolean;
  isOff: boolean;
}

function Form({ solicitud, typing: { kept, uploads }, isSending, isOff }: FormProps) {
  const dispatch = useDispatch();
  const { asunto, texto, archivos } = kept;
  const dismiss = () => dispatch(reclamoSend.events.dismissed());
  return (
    <ReclamoForm
      asuntos={solicitud.reclamable?.asuntos ?? []}
      condiciones={solicitud.condiciones}
      typed={{ asunto, texto }}
      onType={(typed) => dispatch(reclamoTyped({ typed }))}
      isSending={isSending}
      isWaiting={isOff || uploads.some(({ message }) => message === null)}
      onProblems={dismiss}
      onSubmit={(reclamo) =>
        dispatch(
          reclamoSend.events.submitted({
            identificacion: identificationOf(solicitud),
            version: solicitud.version,
            ...reclamo,
            archivos: archivos.map(({ id }) => id),
          }),
        )
      }
    >
      <FileField
        id="reclamo-archivos"
        label="Soportes"
        hint="Lo que muestra que tiene razón: un certificado, una constancia."
        inputLabel="Adjuntar un soporte del reclamo"
        most={MOST_OF_RECLAMO}
        archivos={archivos}
        uploads={uploads}
        isOff={isSending}
        onChoose={(file) => dispatch(reclamoFileChosen(file))}
        onRemove={({ id }) => dispatch(reclamoFileRemoved({ id }))}
        onDismiss={({ id }) => dispatch(reclamoUploadDismissed({ id }))}
      />
    </ReclamoForm>
  );
}
