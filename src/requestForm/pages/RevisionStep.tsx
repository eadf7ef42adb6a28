import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullSedeName } from '#domain/sedeNames.ts';
import { CUPO_ACTUAL_RULE } from '#domain/words/cupoActualTexts.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Button } from '#ui/Button.tsx';
import { EmailQuestion } from '#ui/EmailField.tsx';
import { Entries } from '#ui/Entries.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { sentValues } from '../checkDraft';
import { DOCUMENTOS } from '../draftChanges';
import { likelyMistakes } from '../likelyMistakes';
import { pendingIn } from '../solicitudState';
import { STEP_TITLES, stepsOf, type Step } from '../steps';
import { NamedHermanos } from './NamedHermanos';
import { LOCKED, unansweredText } from './formTexts';
import { LikelyMistakes, questionId } from './LikelyMistakes';
import { useStep } from './useStep';

const UNANSWERED_QUESTION = 'Confirme que es así, o cámbielo.';

/** All that will be sent, and the button that sends it. */
export function RevisionStep() {
  const { state, draft, rules, words, options, events, dispatch } = useStep();
  const { acudiente, estudiante, cupoActual, hermanos, opciones, documentos } = sentValues(draft.values, rules);
  const isSending = state.status === 'sending';
  const pending = pendingIn(state);
  const uploading = pending.map(({ name }) => name);
  const where = STEP_TITLES[pending[0]?.codigo === DOCUMENTOS ? 'documentos' : 'condiciones'];
  const isEdit = options.mode.kind === 'edicion';
  const mistakes = state.status === 'editing' ? likelyMistakes(draft, rules, words) : [];
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const open = mistakes.filter(({ question }) => !confirmed.includes(question));
  const confirm = (question: string, isSo: boolean) =>
    setConfirmed(isSo ? [...confirmed, question] : confirmed.filter((own) => own !== question));
  const send = () => {
    if (open.length === 0) dispatch(events.sendRequested());
    else setAttempt(attempt + 1);
  };
  const claimed = draft.values.condiciones.map(({ codigo, institucion, archivos }) => {
    const at = institucion ? ` en ${institucion.nombre}` : '';
    const soportes = archivos.length > 0 ? ` (${archivos.map(({ nombre }) => nombre).join(', ')})` : '';
    return `${words.name('condiciones', codigo)}${at}${soportes}`;
  });
  return (
    <div aria-busy={isSending}>
      <p>{state.status === 'unanswered' ? LOCKED : 'Revise los datos. Puede cambiar lo que haga falta antes de enviar.'}</p>
      {(documentos.length > 0 || stepsOf(draft).includes('documentos')) && (
        <Part step="documentos" entries={[['Adjuntos', documentos.map(({ nombre }) => nombre).join('; ') || 'Ninguno']]} />
      )}
      <Part
        step="acudiente"
        entries={[
          ['Nombre', <Untranslated>{nameOf(acudiente)}</Untranslated>],
          ['Documento', `${words.name('tiposDocumento', acudiente.tipoDocumento)} ${acudiente.documento}`],
          ['Parentesco', words.name('parentescos', acudiente.parentesco)],
          ['Teléfono', acudiente.telefono],
          ['Correo', acudiente.correo],
        ]}
      />
      {state.status === 'editing' && (
        <EmailQuestion email={acudiente.correo} onTake={(correo) => dispatch(events.acudienteChanged({ correo }))} />
      )}
      <Part
        step="estudiante"
        entries={[
          ['Nombre', <Untranslated>{nameOf(estudiante)}</Untranslated>],
          ['Documento', `${words.name('tiposDocumento', estudiante.tipoDocumento)} ${estudiante.documento}`.trim()],
          ['Fecha de nacimiento', words.day(estudiante.fechaNacimiento)],
          ['Grado', words.grado(estudiante.grado)],
          ['Comuna', words.name('comunas', estudiante.comuna)],
          ['Cupo que ya tiene', cupoActual ? words.ofertaText(cupoActual) : 'Ninguno'],
        ]}
      />
      {cupoActual && <Notice text={CUPO_ACTUAL_RULE} />}
      <Part step="condiciones" entries={[['Condiciones', claimed.join('; ') || 'Ninguna']]} />
      <Part step="hermanos" entries={[['Radicados', <NamedHermanos radicados={hermanos} visit={draft.earlier} />]]} />
      <Part
        step="opciones"
        entries={opciones.map((oferta, place) => [
          `Opción ${place + 1}`,
          `${fullSedeName(oferta)} · ${words.name('jornadas', oferta.jornada)}${oferta.vacantes === 0 ? ' · sin vacantes' : ''}`,
        ])}
      />
      {state.status === 'unanswered' && (
        <Arrival of={state.unanswered}>
          <Notice tone="danger" role="alert" text={unansweredText(state)} />
        </Arrival>
      )}
      <ErrorSummary
        attempt={attempt}
        errors={attempt === 0 ? [] : open.map((mistake) => ({ id: questionId(mistake), message: mistake.question }))}
      />
      <LikelyMistakes
        mistakes={mistakes}
        confirmed={confirmed}
        onConfirm={confirm}
        missing={attempt === 0 ? undefined : UNANSWERED_QUESTION}
      />
      {uploading.length > 0 && (
        <Notice
          role="status"
          text={`Falta que termine de subir: ${uploading.join(', ')}. Podrá enviar cuando termine; si no lo quiere adjuntar, cancélelo en «${where}».`}
        />
      )}
      <div className="actions">
        <Button
          primary
          label={state.status === 'unanswered' ? 'Enviar de nuevo' : isEdit ? 'Enviar cambios' : 'Enviar solicitud'}
          isOff={isSending || uploading.length > 0}
          isWorking={isSending}
          onClick={send}
        />
      </div>
    </div>
  );
}

const nameOf = ({ nombres, apellidos }: { nombres: string; apellidos: string }) => `${nombres} ${apellidos}`.trim();

/** One step's data; they can be changed until they are sent. */
function Part({ step, entries }: { step: Step; entries: readonly (readonly [name: string, value: ReactNode])[] }) {
  const { state, draft, options } = useStep();
  const title = STEP_TITLES[step];
  return (
    <section className="solicitud-part" aria-labelledby={`revision-${step}`}>
      <div className="solicitud-part-head">
        <h2 id={`revision-${step}`}>{title}</h2>
        {state.status === 'editing' && stepsOf(draft).includes(step) && (
          <Link className="screen-only" to={`${options.base}/${step}`}>
            <span>Cambiar</span>
            <span className="visually-hidden">{` ${title}`}</span>
          </Link>
        )}
      </div>
      <Entries className="solicitud-data" entries={entries.map(([name, value]) => [name, value || '—'])} />
    </section>
  );
}
