import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { shownData } from '#kits/reading/readingState.ts';
import type { Catalogues, ComparisonData } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { etapas } from '../etapas';
import { comparisonRequested, selectComparison } from './comparisonSlice';
import { typedComparison } from './typedComparison';
import { firstComparison, HUNDRED, variantOf } from './variants';
import { variantProblems, type VariantProblem } from './variantProblems';
import { VariantList } from './VariantList';

interface ComparisonFormProps {
  /** The stage's code. */
  etapa: string;
  data: ComparisonData;
  catalogos: Catalogues;
}

/** The variants as they are typed, and what begins their comparison. */
export function ComparisonForm({ etapa, data, catalogos }: ComparisonFormProps) {
  const dispatch = useDispatch();
  const semilla = new URLSearchParams(useLocation().search).get('semilla');
  const typing = useSelector(typedComparison.select);
  const { status } = useSelector(selectComparison);
  const official = (shownData(useSelector(etapas.select))?.elementos ?? []).flatMap(({ semilla }) => semilla ?? []);
  const [errors, setErrors] = useState<readonly VariantProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : firstComparison(data, semilla);
  const change = (next: typeof typed) => dispatch(typedComparison.events.typed({ typed: next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'running') return;
    const { variantes } = typed;
    const nameOf = (codigo: string) => catalogos.condiciones.find((one) => one.codigo === codigo)?.nombre ?? codigo;
    const names = variantes.map(({ nombre }) => nombre.trim());
    const faulty = variantes
      .map((variant, at) => ({ variant, problems: variantProblems(variant, names.slice(0, at), official, nameOf) }))
      .find(({ problems }) => problems.length > 0);
    setErrors(faulty?.problems ?? []);
    if (faulty) {
      // Only open fields can be led to.
      change({ ...typed, abierta: faulty.variant.clave });
      setAttempt(attempt + 1);
      return;
    }
    // What the figures need is room: the editor is opened again where something is to be changed.
    if (typed.abierta !== null) change({ ...typed, abierta: null });
    const variants = variantes.map((variant) => ({ nombre: variant.nombre.trim(), variant: variantOf(variant) }));
    dispatch(comparisonRequested({ etapa, variants, semillas: typed.cien ? HUNDRED : [] }));
  };
  return (
    <form className="comparison-form" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors.map(({ id, place, message }) => ({ id, message: place + message }))} attempt={attempt} />
      {isTyped && !typing.kept && <Notice text="Este navegador no guarda lo que escribe: si recarga la página, se pierde." />}
      <VariantList
        typed={typed}
        semilla={semilla}
        data={data}
        catalogos={catalogos}
        errorOf={(id) => errors.find((error) => error.id === id)?.message}
        onChange={change}
      />
      <FieldGroup id="comparacion-semillas" label="Sorteos">
        <Choice
          type="radio"
          name="comparacion-semillas"
          label="Cien más, además del de cada variante"
          hint="Los mismos para todas: separan la mala suerte de una mala regla."
          checked={typed.cien}
          onChange={() => change({ ...typed, cien: true })}
        />
        <Choice
          type="radio"
          name="comparacion-semillas"
          label="Solo el de cada variante"
          checked={!typed.cien}
          onChange={() => change({ ...typed, cien: false })}
        />
      </FieldGroup>
      <div className="actions">
        <Button type="submit" primary label="Calcular" isOff={status === 'running'} />
        {isTyped && <Button label="Empezar de nuevo" onClick={() => dispatch(typedComparison.events.discarded())} />}
      </div>
    </form>
  );
}
