import { FormField, type FormFieldProps } from './FormField';

interface TextAreaProps extends Omit<FormFieldProps, 'children'> {
  rows: number;
  value: string;
  onType: (text: string) => void;
}

/** Text of several lines. */
export function TextArea({ rows, value, onType, ...field }: TextAreaProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <textarea
          {...control}
          className="form-control"
          rows={rows}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FormField>
  );
}
