import { Entries } from '#ui/Entries.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#domain/words/sentence.ts';
import { problemsOf } from '../checkDraft';
import { isLate } from '../solicitudOptions';
import { LateReason } from './LateReason';
import { StepForm, useFinish } from './StepForm';
import { useStep } from './useStep';

/** The privacy notice: it informs, and asks for no consent (F20). Which text was read, and when, is kept. */
export function AvisoStep() {
  const { draft, rules, convocatoria, events, dispatch, words, options } = useStep();
  const finish = useFinish('aviso');
  const { aviso } = convocatoria;
  const isRead = Object.keys(problemsOf('aviso', draft, rules)).length === 0;
  const goOn = () => {
    if (!isRead) dispatch(events.avisoRead(aviso.version));
    const isMissing = isLate(options, convocatoria) && (draft.motivoExtemporanea ?? '').trim() === '';
    finish(isMissing ? { 'aviso.motivoExtemporanea': 'Escriba por qué se presenta después del cierre.' } : {});
  };
  return (
    <StepForm step="aviso" next={isRead ? 'Siguiente' : 'He leído el aviso'} onSubmit={goOn}>
      {isLate(options, convocatoria) && <LateReason />}
      <h2>{aviso.titulo}</h2>
      {aviso.parrafos.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Entries
        className="solicitud-data"
        entries={[
          ['Responsable', aviso.responsable],
          ['Contacto', aviso.contacto],
          ['Versión del aviso', aviso.version],
        ]}
      />
      <Notice tone="info">
        <p>
          Este aviso le informa; no se le pide un consentimiento. Las preguntas sobre datos sensibles son opcionales y tienen su
          propia autorización.
        </p>
        {isRead && draft.aviso && <p>{sentence(`Lo leyó el ${words.moment(draft.aviso.leidoEn)}`)}</p>}
      </Notice>
    </StepForm>
  );
}
