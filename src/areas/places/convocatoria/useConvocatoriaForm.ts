import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { parse } from 'valibot';
import { sameValue } from '#domain/sameValue.ts';
import { convocatoriaTyped, selectTypedConvocatoria, typingUndone } from './typedConvocatoria';
import { convocatoriaFieldsSchema, type ConvocatoriaFields } from './convocatoriaFields';

/**
 * The form library holds the fields, the store gets each change at once.
 * @param version of the convocatoria whose rules stand in `stored`
 */
export function useConvocatoriaForm(stored: ConvocatoriaFields, version: number) {
  const dispatch = useDispatch();
  const typing = useSelector(selectTypedConvocatoria);
  const valores = typing.status === 'typed' ? typing.typed.valores : stored;
  const { control, register, getValues, reset } = useForm<ConvocatoriaFields>({ defaultValues: valores });

  // What changed by itself (kept text, somebody else's change, a replay) is what the fields show.
  useEffect(() => {
    if (!sameValue(parse(convocatoriaFieldsSchema, getValues()), valores)) reset(valores);
  }, [valores, getValues, reset]);

  /** To be called after each change of a field. */
  const changed = () => {
    const now = parse(convocatoriaFieldsSchema, getValues());
    dispatch(sameValue(now, stored) ? typingUndone() : convocatoriaTyped({ version, base: stored, valores: now }));
  };
  return {
    control,
    changed,
    getValues,
    register: (path: Parameters<typeof register>[0]) => register(path, { onChange: changed }),
    problems: typing.status === 'typed' ? typing.problems : {},
  };
}

export type ConvocatoriaFormControl = ReturnType<typeof useConvocatoriaForm>;

/** The id of the control for a rule's field path: `etapas.0.cierra`. */
export function fieldIdOf(path: string): string {
  return `reglas-${path.replaceAll('.', '-')}`;
}
