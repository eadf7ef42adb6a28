import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { changeBetween, namesOf, withChange } from './valuesChange';
import { valuesOf, type Draft, type Edited } from './draft';

/** Whether nothing of a person's own is in the draft: it is the solicitud as it was filed. */
export function isUntouched({ edited, values }: Draft): boolean {
  return edited !== null && namesOf(changeBetween(edited.filed, values)).length === 0;
}

/** Whether changes of that solicitud are typed and not sent. */
export function hasUnsent(draft: Draft | null, radicado: string): boolean {
  return draft !== null && draft.edited?.radicado === radicado && !isUntouched(draft);
}

/**
 * A draft of changes whose solicitud was changed meanwhile (a race): what was typed is applied to what is filed now, so that
 * sending it undoes nothing of another's. `notice`: what changed, for a person.
 */
export function overtaken(
  draft: Draft,
  edited: Edited,
  solicitud: FamilySolicitud,
  accion: Edited['accion'] = edited.accion,
): { draft: Draft; notice: string } {
  const filed = valuesOf(solicitud);
  const values = withChange(filed, changeBetween(edited.filed, draft.values));
  const theirs = namesOf(changeBetween(edited.filed, filed));
  const own = namesOf(changeBetween(filed, values));
  const both = own.filter((name) => theirs.includes(name));
  const sentences = [
    theirs.length === 0
      ? 'La solicitud cambió mientras usted escribía, pero no sus datos.'
      : `La solicitud cambió mientras usted escribía. Ahora tiene otros datos en: ${theirs.join(', ')}.`,
    ...(own.length > 0 ? ['Lo que usted escribió sigue aquí: revíselo y envíelo.'] : []),
    ...(both.length > 0 ? [`Donde cambió lo mismo se dejó lo que escribió usted: ${both.join(', ')}.`] : []),
  ];
  return {
    draft: {
      ...draft,
      values,
      edited: { ...edited, version: solicitud.version, accion, subsanacion: solicitud.subsanacion, filed },
    },
    notice: sentences.join(' '),
  };
}
