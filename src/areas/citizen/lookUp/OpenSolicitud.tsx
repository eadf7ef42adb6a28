import { useDispatch } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Notice } from '#ui/Notice.tsx';
import { edit } from '../solicitudForms';
import { useWords } from '../useWords';
import { moveChosen } from './lookUpSlice';
import type { FamilyMove, ShownState } from './lookUpState';
import { MOVE_TEXTS } from './lookUpTexts';

const ANSWERS = ['aceptar', 'aceptar_y_seguir', 'declinar'] as const;

/** What the family can do now: answer an offer, correct, change, withdraw. Nothing where there is nothing. */
export function OpenSolicitud({ state }: { state: ShownState }) {
  const { acciones } = state.solicitud;
  if (acciones.length === 0) return null;
  return (
    <section className="look-up-open" aria-labelledby="acciones">
      <h2 id="acciones">Lo que puede hacer ahora</h2>
      <Offer state={state} />
      <Subsanacion state={state} />
      <EditSolicitud state={state} />
      {acciones.includes('retirar') && <MoveButton state={state} move="retirar" />}
    </section>
  );
}

/** The place that is offered or held, until when it can be answered, and what each answer means. */
function Offer({ state }: { state: ShownState }) {
  const { acciones, opciones, resultado } = state.solicitud;
  const { deadline } = useWords();
  const asignada = resultado?.asignada ?? null;
  // With the first option there is no better one to wait for.
  const isBest = opciones[0]?.id === asignada?.id;
  const answers = ANSWERS.filter((answer) => acciones.includes(answer) && !(answer === 'aceptar_y_seguir' && isBest));
  if (answers.length === 0 || !resultado || !asignada) return null;
  return (
    <div className="look-up-offer">
      <p>
        <span>Cupo: </span>
        <strong>{fullSedeName(asignada)}</strong>
      </p>
      {resultado.respondaAntesDe !== null && (
        <Notice>
          <p>{`${sentence(`Responda a más tardar el ${deadline(resultado.respondaAntesDe)}`)} Después pierde el cupo.`}</p>
        </Notice>
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
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={state.status !== 'shown'}
          onClick={() => dispatch(edit.events.editRequested({ solicitud, accion: 'subsanacion' }))}
        >
          Corregir la solicitud
        </button>
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
      <button
        type="button"
        className="btn btn-quiet"
        aria-describedby="explica-editar"
        aria-disabled={state.status !== 'shown'}
        onClick={() => dispatch(edit.events.editRequested({ solicitud, accion: 'edicion' }))}
      >
        Cambiar la solicitud
      </button>
      <strong className="paper-only">Cambiar la solicitud</strong>
      <p id="explica-editar">{`${sentence(`Puede cambiar los datos y las opciones hasta el ${deadline(solicitud.editableHasta)}`)} Se revisa otra vez desde el principio.`}</p>
    </div>
  );
}

function MoveButton({ state, move }: { state: ShownState; move: FamilyMove }) {
  const dispatch = useDispatch();
  const { button, explanation } = MOVE_TEXTS[move];
  const isSending = state.status === 'sending' && state.move === move;
  return (
    <div className="look-up-move">
      <button
        type="button"
        className={move === 'aceptar' ? 'btn btn-primary' : 'btn btn-quiet'}
        aria-describedby={`explica-${move}`}
        aria-busy={isSending}
        aria-disabled={state.status !== 'shown'}
        onClick={() => dispatch(moveChosen({ move }))}
      >
        {isSending && <span className="spinner" aria-hidden="true" />}
        <span>{isSending ? 'Enviando…' : button}</span>
      </button>
      <strong className="paper-only">{button}</strong>
      <p id={`explica-${move}`}>{explanation}</p>
    </div>
  );
}
