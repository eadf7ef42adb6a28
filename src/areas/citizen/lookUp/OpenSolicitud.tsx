import { useDispatch, useSelector } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import { sentence } from '#domain/words/sentence.ts';
import { hasUnsent } from '#requestForm/overtaken.ts';
import { draftIn } from '#requestForm/solicitudState.ts';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { answersOf, type FamilyMove, MOVE_TEXTS, consequenceOf } from '#requestForm/familyMoves.ts';
import { edit } from '../solicitudForms';
import { useWords } from '../useWords';
import { moveChosen } from './lookUpSlice';
import type { ShownState } from './lookUpState';

const UNSENT = 'En esta pestaña hay cambios de esta solicitud que no se han enviado: ábralos con el botón y envíelos.';

/** What the family can do now: answer an offer, correct, change, withdraw. Nothing where there is nothing. */
export function OpenSolicitud({ state }: { state: ShownState }) {
  const { acciones, radicado } = state.solicitud;
  const isUnsent = hasUnsent(draftIn(useSelector(edit.select)), radicado);
  if (acciones.length === 0) return null;
  return (
    <Section className="look-up-open" id="acciones" title="Lo que puede hacer ahora">
      {isUnsent && <Notice text={UNSENT} />}
      <Offer state={state} />
      <Subsanacion state={state} />
      <EditSolicitud state={state} />
      {acciones.includes('retirar') && <MoveButton state={state} move="retirar" />}
    </Section>
  );
}

/** The place that is offered or held, until when it can be answered, and what each answer means. */
function Offer({ state }: { state: ShownState }) {
  const { resultado } = state.solicitud;
  const { deadline } = useWords();
  const asignada = resultado?.asignada ?? null;
  const answers = answersOf(state.solicitud);
  if (answers.length === 0 || !resultado || !asignada) return null;
  return (
    <div className="look-up-offer">
      <p>
        <span>Cupo: </span>
        <strong>{fullSedeName(asignada)}</strong>
      </p>
      {resultado.respondaAntesDe !== null && (
        <Notice text={`${sentence(`Responda a más tardar el ${deadline(resultado.respondaAntesDe)}`)} Después pierde el cupo.`} />
      )}
      {answers.map((answer) => (
        <MoveButton key={answer} state={state} move={answer} />
      ))}
    </div>
  );
}

function Subsanacion({ state }: { state: ShownState }) {
  const { solicitud } = state;
  const { deadline } = useWords();
  const dispatch = useDispatch();
  if (!solicitud.subsanacion) return null;
  return (
    <div className="look-up-correction">
      <Notice>
        <p>
          <strong>Qué debe corregir: </strong>
          <span>{solicitud.subsanacion.motivo}</span>
        </p>
        <p>{`${sentence(`Hágalo a más tardar el ${deadline(solicitud.subsanacion.antesDe)}`)} Después la solicitud no será admitida.`}</p>
      </Notice>
      {solicitud.acciones.includes('subsanar') && (
        <Button
          primary
          label="Corregir la solicitud"
          isOff={state.status !== 'shown'}
          onClick={() => dispatch(edit.events.editRequested({ solicitud, accion: 'subsanacion' }))}
        />
      )}
    </div>
  );
}

function EditSolicitud({ state }: { state: ShownState }) {
  const { solicitud } = state;
  const { deadline } = useWords();
  const dispatch = useDispatch();
  if (!solicitud.acciones.includes('editar')) return null;
  return (
    <div className="look-up-move">
      <Button
        label="Cambiar la solicitud"
        aria-describedby="explica-editar"
        isOff={state.status !== 'shown'}
        onClick={() => dispatch(edit.events.editRequested({ solicitud, accion: 'edicion' }))}
      />
      <strong className="paper-only">Cambiar la solicitud</strong>
      <p id="explica-editar">{`${sentence(`Puede cambiar los datos y las opciones hasta que quede validada, y a más tardar el ${deadline(solicitud.editableHasta)}`)} Se revisa otra vez lo que cambie.`}</p>
    </div>
  );
}

function MoveButton({ state, move }: { state: ShownState; move: FamilyMove }) {
  const dispatch = useDispatch();
  const { button } = MOVE_TEXTS[move];
  const isSending = state.status === 'sending' && state.move === move;
  return (
    <div className="look-up-move">
      <Button
        primary={move === 'aceptar'}
        label={isSending ? 'Enviando…' : button}
        aria-describedby={`explica-${move}`}
        isWorking={isSending}
        isOff={state.status !== 'shown'}
        onClick={() => dispatch(moveChosen({ move }))}
      />
      <strong className="paper-only">{button}</strong>
      <p id={`explica-${move}`}>{consequenceOf(move, state.solicitud)}</p>
    </div>
  );
}
