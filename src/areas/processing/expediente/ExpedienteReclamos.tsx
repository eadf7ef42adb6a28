import { useDispatch, useSelector } from 'react-redux';
import type { Expediente, Reclamo } from '#domain/contractTypes.ts';
import { ReclamoText } from '#requestForm/ReclamoText.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Section } from '#ui/Section.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useWords } from '../useWords';
import { LONGEST_REASON } from './checkDecision';
import { reasonId } from './claims';
import { acceptingText, openReclamo, RECLAMO, reclamoAnswered } from './reclamo';
import { Soportes } from './Soportes';
import { reasonPath, typedDecision } from './typedDecision';

interface ExpedienteReclamosProps {
  solicitud: Expediente;
  isBusy: boolean;
}

/** What the family claims, with its answer; the one that waits for it is answered here. */
export function ExpedienteReclamos({ solicitud, isBusy }: ExpedienteReclamosProps) {
  const { moment } = useWords();
  const { reclamos, condiciones } = solicitud;
  const open = openReclamo(solicitud);
  if (reclamos.length === 0) return null;
  return (
    <Section className="expediente-part" id="reclamos" title={open === null ? 'Reclamos' : 'Reclamo por responder'}>
      <ul className="reclamos">
        {reclamos.map((reclamo) => (
          <li key={reclamo.id}>
            <ReclamoText
              reclamo={reclamo}
              condiciones={condiciones}
              moment={moment}
              waiting={null}
              {...(reclamo.archivos.length > 0 && {
                files: <Soportes solicitud={solicitud} archivos={reclamo.archivos} label="Soportes del reclamo" />,
              })}
            />
            {reclamo === open && <AnswerForm solicitud={solicitud} reclamo={open} isBusy={isBusy} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface AnswerFormProps extends ExpedienteReclamosProps {
  reclamo: Reclamo;
}

function AnswerForm({ solicitud, reclamo, isBusy }: AnswerFormProps) {
  const dispatch = useDispatch();
  const typing = useSelector(typedDecision.select);
  const { alAceptarReclamo, version } = solicitud;
  if (typing.status !== 'typed') return null;
  if (alAceptarReclamo === null) return <p>Ya se propuso reabrirla: quien lo confirme responde también este reclamo.</p>;
  const { typed, problems, refusals } = typing;
  const error = problems[reasonPath(RECLAMO)];
  const id = reasonId(RECLAMO);
  const answer = (acepta: boolean) => dispatch(reclamoAnswered({ acepta }));
  return (
    <form className="expediente-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {error !== undefined && <ErrorSummary errors={[{ id, message: error }]} attempt={refusals} />}
      <TextArea
        id={id}
        label="Respuesta al reclamo"
        hint="La familia la lee."
        longest={LONGEST_REASON}
        error={error}
        rows={4}
        value={typed.razones[RECLAMO] ?? ''}
        onType={(text) =>
          dispatch(typedDecision.events.typed({ typed: { ...typed, version, razones: { ...typed.razones, [RECLAMO]: text } } }))
        }
      />
      <p id="reclamo-al-aceptar">{acceptingText(solicitud, reclamo)}</p>
      <div className="actions">
        <Button label="Aceptar el reclamo" aria-describedby="reclamo-al-aceptar" isOff={isBusy} onClick={() => answer(true)} />
        <Button label="No aceptarlo" isOff={isBusy} onClick={() => answer(false)} />
      </div>
    </form>
  );
}
