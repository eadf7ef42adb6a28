import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { answersOf, consequenceOf, MOVE_TEXTS, type FamilyMove } from '#requestForm/familyMoves.ts';
import { ContactForm } from '#requestForm/ContactForm.tsx';
import { ReclamoForm } from '#requestForm/ReclamoForm.tsx';
import { randomKey } from '#services/randomKey.ts';
import { fullName } from '#domain/words/fullName.ts';
import { sentence } from '#domain/words/sentence.ts';
import { ESTADO_NAMES } from '#domain/estados.ts';
import type { Estado, FamilyAsking, FamilySolicitud } from '#domain/contractTypes.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Button } from '#ui/Button.tsx';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { AskingFields, CHANNEL_ID } from './AskingFields';
import { editInName } from './editInName';
import { inNameSend } from './inNameSend';
import { moveInNameChosen, selectEditNews } from './inNameSlice';
import { typedAsking, type TypedAsking } from './typedAsking';

const HOW = 'Diga primero cómo lo pidió la familia.';

interface InNameActionsProps {
  solicitud: FamilySolicitud;
  typed: TypedAsking;
  isReading: boolean;
}

/** How the family asked, and all that can be done in its name now. */
export function InNameActions({ solicitud, typed, isReading }: InNameActionsProps) {
  const dispatch = useDispatch();
  const { deadline } = useWords();
  const { radicado, version, acciones, datos, estado, reclamable } = solicitud;
  const [attempt, setAttempt] = useState(0);
  const sending = useSelector(inNameSend.select);
  const isSending = sending.status === 'sending';
  const isOff = isSending || isReading;
  const isMissing = attempt > 0 && typed.canal === null;
  const type = (now: TypedAsking) => dispatch(typedAsking.events.typed({ typed: now }));

  /** What was done stands above no later failure. */
  const dismiss = () => sending.status === 'sent' && dispatch(inNameSend.events.dismissed());
  /** Nothing is done before it is told how the family asked. */
  const asked = (act: (peticion: FamilyAsking) => void) => () => {
    const nota = typed.nota.trim();
    if (typed.canal === null) {
      dismiss();
      setAttempt(attempt + 1);
    } else act({ canal: typed.canal, nota: nota === '' ? null : nota });
  };
  const move = (one: FamilyMove) => asked((peticion) => dispatch(moveInNameChosen({ move: one, peticion })));
  const change = (accion: 'edicion' | 'subsanacion') =>
    asked((peticion) => dispatch(editInName.events.editRequested({ solicitud, accion, peticion })));

  return (
    <div aria-busy={isOff}>
      <SendingOutcome
        state={sending}
        done={sending.status === 'sent' ? 'Quedó registrado, y se avisó a la familia si dejó un correo.' : null}
        onRetry={() => sending.status === 'unanswered' && dispatch(inNameSend.events.submitted(sending.command))}
        advice={sending.status === 'refused' ? adviceOf(sending, estado) : []}
      />
      <EditNews radicado={radicado} />
      <Section className="expediente-part" id="peticion" title="La petición">
        <p className="expediente-standing">
          <span>Estado: </span>
          <EstadoMark estado={estado} />
        </p>
        <Lines
          lines={[
            { key: 'estudiante', name: 'Estudiante', value: fullName(datos.estudiante), isName: true },
            { key: 'acudiente', name: 'Acudiente', value: fullName(datos.acudiente), isName: true },
          ]}
        />
        <ErrorSummary errors={isMissing ? [{ id: CHANNEL_ID, message: HOW }] : []} attempt={attempt} />
        <AskingFields typed={typed} error={isMissing ? HOW : undefined} onType={type} />
      </Section>
      <Offer solicitud={solicitud} isOff={isOff} move={move} />
      {solicitud.subsanacion && acciones.includes('subsanar') && (
        <Section className="expediente-part" id="subsanacion" title="Responder la corrección">
          <p>{`Se pidió: ${solicitud.subsanacion.motivo}`}</p>
          <p>{sentence(`Puede responder hasta el ${deadline(solicitud.subsanacion.antesDe)}`)}</p>
          <Button primary label="Corregir la solicitud" isOff={isOff} onClick={change('subsanacion')} />
        </Section>
      )}
      {acciones.includes('editar') && (
        <Section className="expediente-part" id="cambiar" title="Cambiar los datos">
          <p>{sentence(`Se pueden cambiar hasta el ${deadline(solicitud.editableHasta)}`)} Se revisa otra vez lo que cambie.</p>
          <Button label="Cambiar la solicitud" isOff={isOff} onClick={change('edicion')} />
        </Section>
      )}
      <Section className="expediente-part" id="contacto" title="Cambiar el teléfono o el correo">
        <ContactForm
          contacto={datos.acudiente}
          own={typed.contacto}
          onType={(contacto) => type({ ...typed, contacto })}
          isSending={isOff}
          onProblems={dismiss}
          onSubmit={(contacto) =>
            asked((peticion) =>
              dispatch(inNameSend.events.submitted({ kind: 'contacto', radicado, version, estado, peticion, contacto })),
            )()
          }
        />
      </Section>
      {reclamable?.aTiempo && (
        <Section className="expediente-part" id="reclamo" title="Presentar un reclamo">
          <p>
            {sentence(`Se puede presentar hasta el ${deadline(reclamable.antesDe)}`)} Escríbalo con las palabras de la familia.
          </p>
          <ReclamoForm
            asuntos={reclamable.asuntos}
            condiciones={solicitud.condiciones}
            typed={typed.reclamo}
            onType={(reclamo) => type({ ...typed, reclamo })}
            isSending={isOff}
            onProblems={dismiss}
            onSubmit={(reclamo) =>
              asked((peticion) =>
                dispatch(
                  inNameSend.events.submitted({
                    kind: 'reclamo',
                    radicado,
                    version,
                    estado,
                    peticion,
                    clave: randomKey(),
                    ...reclamo,
                  }),
                ),
              )()
            }
          />
        </Section>
      )}
      {acciones.includes('retirar') && (
        <Section className="expediente-part" id="retirar" title="Retirar la solicitud">
          <Move solicitud={solicitud} move="retirar" isOff={isOff} onChoose={move('retirar')} />
        </Section>
      )}
    </div>
  );
}

/** What is wrong with it, or what somebody else has changed meanwhile. */
function adviceOf({ command, refusal }: ReturnType<typeof inNameSend.select> & { status: 'refused' }, now: Estado): string[] {
  const isMoved = refusal.reason === 'stale' && command.estado !== now;
  const changed = `Estado: antes «${ESTADO_NAMES[command.estado]}», ahora «${ESTADO_NAMES[now]}».`;
  return [...Object.values(refusal.fieldErrors), ...(isMoved ? [changed] : [])];
}

interface OfferProps {
  solicitud: FamilySolicitud;
  isOff: boolean;
  move: (one: FamilyMove) => () => void;
}

/** The place that is offered or held, until when it can be answered, and what each answer means. */
function Offer({ solicitud, isOff, move }: OfferProps) {
  const { deadline, ofertaText } = useWords();
  const { resultado } = solicitud;
  const answers = answersOf(solicitud);
  if (!resultado?.asignada || answers.length === 0) return null;
  return (
    <Section className="expediente-part" id="oferta" title="Responder la oferta">
      <p>{`Cupo: ${ofertaText(resultado.asignada)}`}</p>
      {resultado.respondaAntesDe !== null && <p>{sentence(`Puede responder hasta el ${deadline(resultado.respondaAntesDe)}`)}</p>}
      {answers.map((one) => (
        <Move key={one} solicitud={solicitud} move={one} isOff={isOff} onChoose={move(one)} />
      ))}
    </Section>
  );
}

interface MoveProps {
  solicitud: FamilySolicitud;
  move: FamilyMove;
  isOff: boolean;
  onChoose: () => void;
}

function Move({ solicitud, move, isOff, onChoose }: MoveProps) {
  return (
    <div className="in-name-move">
      <Button
        primary={move === 'aceptar'}
        label={MOVE_TEXTS[move].button}
        aria-describedby={`explica-${move}`}
        isOff={isOff}
        onClick={onChoose}
      />
      <p id={`explica-${move}`}>{consequenceOf(move, solicitud)}</p>
    </div>
  );
}

/** How the changes ended that were typed in the form. */
function EditNews({ radicado }: { radicado: string }) {
  const news = useSelector(selectEditNews);
  if (news.status === 'none' || news.radicado !== radicado) return null;
  return (
    <Arrival of={news}>
      <Notice
        tone={news.status === 'saved' ? 'info' : 'danger'}
        text={news.status === 'saved' ? 'Quedaron registrados los cambios de la solicitud.' : news.message}
      />
    </Arrival>
  );
}
