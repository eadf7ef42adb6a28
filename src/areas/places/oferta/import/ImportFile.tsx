import { useRef, type ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FormField } from '#ui/FormField.tsx';
import { selectFrozenEtapa } from '#areas/places/etapas.ts';
import { FrozenNotice } from '../FrozenNotice';
import type { DeclaredImport } from './declareImport';
import { ImportSteps, type ImportWords } from './ImportSteps';

interface ImportFileProps {
  imported: DeclaredImport;
  words: ImportWords;
  hint: string;
  /** Nothing is imported while a stage's list is frozen. */
  isHeldByFreeze?: boolean;
}

/** A file is chosen, reviewed, then saved, all of it or nothing. */
export function ImportFile({ imported, words, hint, isHeldByFreeze = true }: ImportFileProps) {
  const state = useSelector(imported.select);
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const isFrozen = useSelector(selectFrozenEtapa) !== null && isHeldByFreeze;
  const isOff = isFrozen || state.status === 'saving';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) dispatch(imported.events.fileChosen(file));
    // Emptied, so that the same file, once corrected, can be chosen again.
    target.value = '';
  };
  return (
    <>
      <FormField id="importacion-archivo" label="Archivo CSV" hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className="form-control"
            aria-disabled={isOff}
            onClick={(event) => isOff && event.preventDefault()}
            onChange={choose}
          />
        )}
      </FormField>
      {/* Below the field, so that nothing moves when it is mounted. */}
      {isHeldByFreeze && <FrozenNotice />}
      <ImportSteps state={state} imported={imported} words={words} onLeft={() => input.current?.focus()} />
    </>
  );
}
