import { useState, type ReactNode, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { FormField } from '#ui/FormField.tsx';
import { Button } from '#ui/Button.tsx';
import type { DeclaredImport, ImportState } from './declareImport';
import type { UnknownHead } from './fileColumns';
import { columnText } from './importTexts';

interface MatchColumnsProps {
  state: Extract<ImportState, { status: 'matching' }>;
  imported: DeclaredImport;
  cancel: ReactNode;
}

const fieldId = (column: string) => `columna-${column}`;

/** The file calls columns by other names: a person says which is which, with what the first row has there. */
export function MatchColumns({ state: { missing, heads }, imported: { events }, cancel }: MatchColumnsProps) {
  const dispatch = useDispatch();
  // Nobody needs it after a reload: the file is gone then.
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [isChecked, setChecked] = useState(false);
  const problemOf = (column: string): string | undefined => {
    if (chosen[column] === undefined) return `Elija la columna del archivo que es «${columnText(column)}».`;
    const other = missing.find((one) => one !== column && chosen[one] === chosen[column]);
    return other === undefined ? undefined : `Es la misma que eligió para «${columnText(other)}»: elija otra.`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = missing.find((column) => problemOf(column) !== undefined);
    if (wrong === undefined) return void dispatch(events.columnsMatched({ matches: chosen }));
    const field = event.currentTarget.elements.namedItem(fieldId(wrong));
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>El archivo las llama de otra manera. Diga cuál es cada una; las demás ya se reconocieron.</p>
      {missing.map((column) => (
        <FormField
          key={column}
          id={fieldId(column)}
          label={columnText(column)}
          required
          error={isChecked ? problemOf(column) : undefined}
        >
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={chosen[column] ?? ''}
              onChange={({ target: { value } }) => {
                const { [column]: _before, ...others } = chosen;
                setChosen(value === '' ? others : { ...others, [column]: Number(value) });
              }}
            >
              <option value="">Elija una columna</option>
              {heads.map((head) => (
                <option key={head.at} value={head.at}>
                  {headText(head)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ))}
      <div className="actions">
        <Button primary type="submit" label="Continuar" />
        {cancel}
      </div>
    </form>
  );
}

function headText({ at, name, example }: UnknownHead): string {
  const called = name === '' ? `Columna ${at + 1}, sin nombre` : name;
  return example === '' ? called : `${called} (por ejemplo, «${example}»)`;
}
