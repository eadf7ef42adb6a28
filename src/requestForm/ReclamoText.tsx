import type { ReactNode } from 'react';
import type { DecidedCondicion, Reclamo } from '#domain/contractTypes.ts';
import { subjectText } from '#domain/words/reclamoTexts.ts';
import './reclamo.scss';

interface ReclamoTextProps {
  reclamo: Reclamo;
  condiciones: readonly DecidedCondicion[];
  moment: (moment: string) => string;
  /** Said in the place of an answer; null: that is for the page to say. */
  waiting: string | null;
  /** The files, where more than their names is shown. */
  files?: ReactNode;
}

/** One reclamo, in the family's words, and what it was answered. */
export function ReclamoText({ reclamo, condiciones, moment, waiting, files }: ReclamoTextProps) {
  const { asunto, en, texto, archivos, respuesta } = reclamo;
  return (
    <div className="reclamo">
      <p>
        <strong>{subjectText(asunto, condiciones)}</strong>
      </p>
      <p>
        <time dateTime={en}>{`Presentado el ${moment(en)}`}</time>
      </p>
      <blockquote>{texto}</blockquote>
      {files ?? (archivos.length > 0 && <p>{`Soportes: ${archivos.map(({ nombre }) => nombre).join(', ')}`}</p>)}
      {respuesta === null ? (
        waiting !== null && <p>{waiting}</p>
      ) : (
        <>
          <p>
            <strong>{respuesta.acepta ? 'Respuesta: aceptado' : 'Respuesta: no aceptado'}</strong>
          </p>
          <p>
            <time dateTime={respuesta.en}>{`El ${moment(respuesta.en)}`}</time>
          </p>
          <blockquote>{respuesta.motivo}</blockquote>
        </>
      )}
    </div>
  );
}
