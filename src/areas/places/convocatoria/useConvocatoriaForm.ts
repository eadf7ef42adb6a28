import { useDispatch, useSelector } from 'react-redux';
import { sameValue } from '#domain/sameValue.ts';
import type { ConvocatoriaFields } from './convocatoriaFields';
import { typedConvocatoria } from './typedConvocatoria';

/**
 * What stands in the fields, and how it changes; the store gets each change at once.
 * @param version of the convocatoria whose rules stand in `stored`
 */
export function useConvocatoriaForm(stored: ConvocatoriaFields, version: number) {
  const dispatch = useDispatch();
  const typing = useSelector(typedConvocatoria.select);
  const { events } = typedConvocatoria;
  const typed = typing.status === 'typed' ? typing.typed : { version, base: stored, valores: stored };
  return {
    fields: typed.valores,
    problems: typing.status === 'typed' ? typing.problems : {},
    change: (part: Partial<ConvocatoriaFields>) => {
      const valores = { ...typed.valores, ...part };
      dispatch(sameValue(valores, stored) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
    },
  };
}

export type ConvocatoriaFormControl = ReturnType<typeof useConvocatoriaForm>;

/** The id of the control for a rule's field path: `etapas.0.cierra`. */
export function fieldIdOf(path: string): string {
  return `reglas-${path.replaceAll('.', '-')}`;
}
