import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { maskedEmail, maskedPhone } from '#domain/words/maskedContact.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { ContactForm, type OwnContact } from '#requestForm/ContactForm.tsx';
import { Button } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Section } from '#ui/Section.tsx';
import { contactChange } from './contactChange';
import { identificationOf } from './lookUpCalls';
import type { ShownState } from './lookUpState';

const CHANGED = 'Registramos el cambio. Si dejó un correo, también se lo confirmamos allí.';

/** Where notices go, told so that its owner alone knows it, and the way to change it: in every state, to the end. */
export function Contact({ state: { solicitud, status } }: { state: ShownState }) {
  const dispatch = useDispatch();
  const { telefono, correo } = solicitud.datos.acudiente;
  const [isOpen, setIsOpen] = useState(false);
  const [own, setOwn] = useState<OwnContact>({});
  const last = useSelector(contactChange.select);
  // What was sent for a solicitud that was on the screen before is not this one's.
  const isOwn = last.status !== 'idle' && last.command.identificacion.radicado === solicitud.radicado;
  const sending = isOwn ? last : ({ status: 'idle' } as const);
  const isSent = sending.status === 'sent';
  const isShown = isOpen && !isSent;
  const toggle = () => {
    dispatch(contactChange.events.dismissed());
    setOwn({});
    setIsOpen(!isShown);
  };
  return (
    <Section className="look-up-section" id="contacto" title="A dónde le avisamos">
      <SendingOutcome
        state={sending}
        done={isSent ? CHANGED : null}
        onRetry={() => isOwn && dispatch(contactChange.events.submitted(last.command))}
        advice={sending.status === 'refused' ? Object.values(sending.refusal.fieldErrors) : []}
      />
      <Entries
        className="look-up-data"
        entries={[
          [
            'Correo',
            correo === null ? 'No dejó: los avisos solo llegan por correo. Consulte aquí el estado.' : maskedEmail(correo),
          ],
          ['Teléfono', telefono === null ? 'No dejó' : maskedPhone(telefono)],
        ]}
      />
      <div className="actions">
        <Button
          label="Cambiar el teléfono o el correo"
          aria-expanded={isShown}
          isOff={status !== 'shown' || sending.status === 'sending'}
          onClick={toggle}
        />
      </div>
      {isShown && (
        <ContactForm
          contacto={solicitud.datos.acudiente}
          own={own}
          onType={setOwn}
          isSending={sending.status === 'sending'}
          onSubmit={(contacto) =>
            dispatch(
              contactChange.events.submitted({
                identificacion: identificationOf(solicitud),
                version: solicitud.version,
                contacto,
              }),
            )
          }
        />
      )}
    </Section>
  );
}
