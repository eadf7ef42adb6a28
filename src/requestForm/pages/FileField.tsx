import { useId, useRef, type ChangeEvent } from 'react';
import type { StoredFile } from '#domain/contractTypes.ts';
import { sizeText } from '#domain/words/numbers.ts';
import { FieldGroup } from '#ui/FormField.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Button } from '#ui/Button.tsx';
import type { Upload } from '../solicitudState';
import { SOPORTE_TYPES, tooManyOf } from '../soporte';
import '../files.scss';

interface FileFieldProps {
  id: string;
  label: string;
  /** What the files would be; the sentence that says what is taken is put behind it. */
  hint: string;
  /** Says to a screen reader what is attached where. */
  inputLabel: string;
  most: number;
  archivos: readonly StoredFile[];
  uploads: readonly Upload[];
  error?: string | undefined;
  /** What is wrong with the file in a place, and the id by which that is found. */
  lineOf?: (index: number) => { id: string; problem: string | undefined };
  isOff?: boolean;
  onChoose: (file: File) => void;
  onRemove: (file: StoredFile) => void;
  onDismiss: (upload: Upload) => void;
}

/** Files that stay with what is typed: each is sent at once. */
export function FileField({
  id,
  label,
  hint,
  inputLabel,
  most,
  archivos,
  uploads,
  error,
  lineOf,
  isOff = false,
  onChoose,
  onRemove,
  onDismiss,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const fullId = useId();
  const isFull = archivos.length + uploads.filter(({ message }) => message === null).length >= most;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) onChoose(file);
    // Emptied, so that the same file, once corrected, can be chosen again.
    target.value = '';
  };
  const removing = (remove: () => void) => () => {
    remove();
    // The button is unmounted with its line: the focus would fall to the body.
    input.current?.focus();
  };
  return (
    <FieldGroup
      id={id}
      label={label}
      optional
      hint={`${hint.replace(/\.$/, '')}. Archivo PDF, JPG o PNG, de 5 MB como máximo; hasta ${most}.`}
      error={error}
    >
      <ul className="solicitud-files">
        {archivos.map((file, index) => (
          <FileLine key={file.id} file={file} {...lineOf?.(index)} isOff={isOff} onRemove={removing(() => onRemove(file))} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} onDismiss={removing(() => onDismiss(upload))} />
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
        aria-disabled={isFull || isOff}
        aria-describedby={isFull ? fullId : undefined}
        onClick={(event) => (isFull || isOff) && event.preventDefault()}
        onChange={choose}
      />
      {isFull && (
        <p className="form-hint" id={fullId}>
          {tooManyOf(most)}
        </p>
      )}
    </FieldGroup>
  );
}

interface FileLineProps {
  id?: string;
  file: StoredFile;
  problem?: string | undefined;
  isOff: boolean;
  onRemove: () => void;
}

/** The server keeps a support for two hours: one that it has no more is to be attached again. */
function FileLine({ id, file, problem, isOff, onRemove }: FileLineProps) {
  return (
    <li id={id} tabIndex={-1} className="solicitud-chosen">
      <span>{`${file.nombre} (${sizeText(file.tamano)})`}</span>
      {problem !== undefined && <span className="form-error">{problem}</span>}
      <Button label="Quitar" aria-label={`Quitar ${file.nombre}`} isOff={isOff} onClick={onRemove} />
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
