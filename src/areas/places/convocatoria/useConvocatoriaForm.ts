import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { parse } from 'valibot';
import { sameValue } from '#domain/sameValue.ts';
import { reglasTyped, selectEscrito, typingUndone } from './typedConvocatoria';
import { valoresSchema, type Valores } from './convocatoriaFields';

/**
 * The form library holds the fields, the store gets each change at once.
 * @param version of the call whose rules stand in `stored`
 */
export function useReglasForm(stored: Valores, version: number) {
  const dispatch = useDispatch();
  const typing = useSelector(selectEscrito);
  const valores = typing.status === 'typed' ? typing.escrito.valores : stored;
  const { control, register, getValues, reset } = useForm<Valores>({ defaultValues: valores });

  // What changed by itself (kept text, somebody else's change, a replay) is what the fields show.
  useEffect(() => {
    if (!sameValue(parse(valoresSchema, getValues()), valores)) reset(valores);
  }, [valores, getValues, reset]);

  /** To be called after each change of a field. */
  const changed = () => {
    const now = parse(valoresSchema, getValues());
    dispatch(sameValue(now, stored) ? typingUndone() : reglasTyped({ version, base: stored, valores: now }));
  };
  return {
    control,
    changed,
    getValues,
    register: (campo: Parameters<typeof register>[0]) => register(campo, { onChange: changed }),
    problems: typing.status === 'typed' ? typing.problems : {},
  };
}

export type ReglasForm = ReturnType<typeof useReglasForm>;

/** The id of the control for a rule's field path: `etapas.0.cierra`. */
export function idDe(campo: string): string {
  return `reglas-${campo.replaceAll('.', '-')}`;
}
