import { useId, useRef, type ChangeEvent } from 'react';
import type { StoredFile } from '#domain/contractTypes.ts';
import { sizeText } from '#domain/words/numbers.ts';
import { FieldGroup } from '#ui/FormField.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Button } from '#ui/Button.tsx';
import { filesOf } from '../draftChanges';
import type { Upload } from '../solicitudState';
import { mostFilesOf, SOPORTE_TYPES, tooMany } from '../soporte';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

interface SoporteFilesProps {
  field: string;
  /** Of the condition, or `DOCUMENTOS`. */
  codigo: string;
  label: string;
  /** What the files would be; the sentence that says what is taken is put behind it. */
  hint: string;
  /** Says to a screen reader what is attached where. */
  inputLabel: string;
}

/** Files that stay with the draft: each is sent at once. */
export function SoporteFiles({ field, codigo, label, hint, inputLabel }: SoporteFilesProps) {
  const { state, draft, events, dispatch } = useStep();
  const input = useRef<HTMLInputElement>(null);
  const fullId = useId();
  const archivos = filesOf(draft.values, codigo);
  const most = mostFilesOf(codigo);
  const uploads = state.status === 'editing' ? state.uploads.filter((own) => own.codigo === codigo) : [];
  const isFull = archivos.length + uploads.filter(({ message }) => message === null).length >= most;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) dispatch(events.fileChosen(codigo, file));
    // Emptied, so that the same file, once corrected, can be chosen again.
    target.value = '';
  };
  const remove = (event: { type: string }) => {
    dispatch(event);
    // The button is unmounted with its line: the focus would fall to the body.
    input.current?.focus();
  };
  return (
    <FieldGroup
      id={fieldId(field)}
      label={label}
      optional
      hint={`${hint.replace(/\.$/, '')}. Archivo PDF, JPG o PNG, de 5 MB como máximo; hasta ${most}.`}
      error={useProblem(field)}
    >
      <ul className="solicitud-files">
        {archivos.map((file, index) => (
          <SoporteLine
            key={file.id}
            field={`${field}.${index}`}
            file={file}
            onRemove={() => remove(events.fileRemoved({ codigo, id: file.id }))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} onDismiss={() => remove(events.uploadDismissed({ id: upload.id }))} />
        ))}
      </ul>
      {/* Kept mounted when the list is full: the focus moves here when a file is removed. */}
      <input
        ref={input}
        className="form-control"
        type="file"
        multiple
        accept={SOPORTE_TYPES}
        aria-label={inputLabel}
        aria-disabled={isFull}
        aria-describedby={isFull ? fullId : undefined}
        onClick={(event) => isFull && event.preventDefault()}
        onChange={choose}
      />
      {isFull && (
        <p className="form-hint" id={fullId}>
          {tooMany(codigo)}
        </p>
      )}
    </FieldGroup>
  );
}

/** The server keeps a support for two hours: one that it has no more is to be attached again. */
function SoporteLine({ field, file, onRemove }: { field: string; file: StoredFile; onRemove: () => void }) {
  const problem = useProblem(field);
  return (
    <li id={fieldId(field)} tabIndex={-1} className="solicitud-chosen">
      <span>{`${file.nombre} (${sizeText(file.tamano)})`}</span>
      {problem !== undefined && <span className="form-error">{problem}</span>}
      <Button label="Quitar" aria-label={`Quitar ${file.nombre}`} onClick={onRemove} />
    </li>
  );
}

/** `percent` is null until something of it is on its way: a photograph is made smaller first. */
function UploadLine({ upload: { name: nombre, percent, message }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  return (
    <li className="solicitud-chosen">
      {message === null ? (
        <Progress label={`Subiendo ${nombre}`} value={percent} />
      ) : (
        <span className="form-error" role="alert">{`${nombre}: ${message}`}</span>
      )}
      <Button
        label={message === null ? 'Cancelar' : 'Cerrar'}
        aria-label={`${message === null ? 'Cancelar' : 'Cerrar'} ${nombre}`}
        onClick={onDismiss}
      />
    </li>
  );
}
