import * as v from 'valibot';

import { checkRadicado } from '../radicado';

/** A radicado as people type it; a mistyped one is caught by its check character, before anything is asked. */
export const radicadoSchema = v.pipe(
  v.string('Escriba el número de radicado.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkRadicado(dataset.value);
    if (checked.ok) return checked.value;
    addIssue({ message: checked.problems });
    return NEVER;
  }),
);
