import { useRef, type ChangeEvent } from 'react';
import type { Archivo } from '#domain/contractTypes.ts';
import { sizeText } from '#domain/words/numbers.ts';
import { FieldGroup } from '#ui/FormField.tsx';
import { Progress } from '#ui/Progress.tsx';
import type { CondicionValues } from '../draft';
import type { Upload } from '../solicitudState';
import { MAX_SUPPORTS, SUPPORT_TYPES } from '../soporte';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

interface SupportsProps {
  campo: string;
  claimed: CondicionValues;
  /** What the condition is called. */
  nombre: string;
  /** What a support of it would be. */
  soporte: string;
}

/** The papers that support a condition: each is sent at once, and stays with the draft. */
export function Supports({ campo, claimed, nombre, soporte }: SupportsProps) {
  const { state, events, dispatch } = useStep();
  const input = useRef<HTMLInputElement>(null);
  const { codigo, archivos } = claimed;
  const uploads = state.status === 'editing' ? state.uploads.filter((own) => own.codigo === codigo) : [];
  const isFull = archivos.length + uploads.filter(({ mensaje }) => mensaje === null).length >= MAX_SUPPORTS;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Dropped on it, a file asks for no click.
    if (file && !isFull) dispatch(events.fileChosen(codigo, file));
    // So that the same file, once mended, can be chosen again.
    target.value = '';
  };
  const remove = (event: { type: string }) => {
    dispatch(event);
    // The button goes with its line: the focus would be nowhere.
    input.current?.focus();
  };
  return (
    <FieldGroup
      id={fieldId(campo)}
      label="Soporte"
      optional
      hint={`${soporte.replace(/\.$/, '')}. Archivo PDF, JPG o PNG, de 5 MB como máximo; hasta ${MAX_SUPPORTS}.`}
      error={useProblem(campo)}
    >
      <ul className="solicitud-files">
        {archivos.map((archivo) => (
          <FileLine key={archivo.id} archivo={archivo} onRemove={() => remove(events.fileRemoved({ codigo, id: archivo.id }))} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} onDismiss={() => remove(events.uploadDismissed({ id: upload.id }))} />
        ))}
      </ul>
      {/* In the page though full, so that the focus has a place to go to. */}
      <input
        ref={input}
        className="form-control"
        type="file"
        accept={SUPPORT_TYPES}
        aria-label={`Adjuntar un soporte de: ${nombre}`}
        aria-disabled={isFull}
        onClick={(event) => isFull && event.preventDefault()}
        onChange={choose}
      />
    </FieldGroup>
  );
}

function FileLine({ archivo, onRemove }: { archivo: Archivo; onRemove: () => void }) {
  return (
    <li className="solicitud-chosen">
      <span>{`${archivo.nombre} (${sizeText(archivo.tamano)})`}</span>
      <button type="button" className="btn btn-quiet" aria-label={`Quitar ${archivo.nombre}`} onClick={onRemove}>
        Quitar
      </button>
    </li>
  );
}

/** How far it is is not known: the generic service tells no progress. */
function UploadLine({ upload: { nombre, mensaje }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  return (
    <li className="solicitud-chosen">
      {mensaje === null ? (
        <Progress label={`Subiendo ${nombre}`} value={null} />
      ) : (
        <span className="form-error" role="alert">{`${nombre}: ${mensaje}`}</span>
      )}
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={`${mensaje === null ? 'Cancelar' : 'Cerrar'} ${nombre}`}
        onClick={onDismiss}
      >
        {mensaje === null ? 'Cancelar' : 'Cerrar'}
      </button>
    </li>
  );
}
