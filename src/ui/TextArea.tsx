import { FormField, type FormFieldProps } from './FormField';
import './textArea.scss';

interface TextAreaProps extends Omit<FormFieldProps, 'children'> {
  rows: number;
  value: string;
  onType: (text: string) => void;
  /** What is typed while it is being saved would be lost. */
  readOnly?: boolean;
  /** How many characters fit: counted beneath it. */
  longest?: number;
}

/** Text of several lines. */
export function TextArea({ rows, value, onType, readOnly, longest, ...field }: TextAreaProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="form-control"
            rows={rows}
            value={value}
            readOnly={readOnly}
            onChange={({ target }) => onType(target.value)}
          />
          {longest !== undefined && <Count length={value.length} longest={longest} />}
        </>
      )}
    </FormField>
  );
}

/** Seen at each key, spoken only once too much is written. */
function Count({ length, longest }: { length: number; longest: number }) {
  return (
    <p className="form-count">
      <span aria-hidden="true">{`${length} de ${longest} caracteres`}</span>
      <span className="visually-hidden" role="status">
        {length > longest ? (length - longest === 1 ? 'Sobra 1 carácter' : `Sobran ${length - longest} caracteres`) : ''}
      </span>
    </p>
  );
}
