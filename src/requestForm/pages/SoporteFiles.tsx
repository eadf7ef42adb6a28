import { filesOf } from '../draftChanges';
import { mostFilesOf } from '../soporte';
import { fieldId } from './fieldId';
import { FileField } from './FileField';
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

/** Files that stay with the draft. */
export function SoporteFiles({ field, codigo, ...texts }: SoporteFilesProps) {
  const { state, draft, events, dispatch } = useStep();
  const problems = state.status === 'editing' ? state.problems : {};
  return (
    <FileField
      id={fieldId(field)}
      {...texts}
      most={mostFilesOf(codigo)}
      archivos={filesOf(draft.values, codigo)}
      uploads={state.status === 'editing' ? state.uploads.filter((own) => own.codigo === codigo) : []}
      error={useProblem(field)}
      lineOf={(index) => ({ id: fieldId(`${field}.${index}`), problem: problems[`${field}.${index}`] })}
      onChoose={(file) => dispatch(events.fileChosen(codigo, file))}
      onRemove={({ id }) => dispatch(events.fileRemoved({ codigo, id }))}
      onDismiss={({ id }) => dispatch(events.uploadDismissed({ id }))}
    />
  );
}
