import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Comparison } from '#allocation/comparison/comparisonMessages.ts';
import { FIGURES, ROW_KINDS, type Figure } from '#allocation/comparison/figures.ts';
import { sameValue } from '#domain/sameValue.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { Catalogues } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Options } from '#ui/Options.tsx';
import { rowsOf } from './comparisonRows';
import { comparisonExported } from './comparisonSlice';
import type { WantedComparison } from './comparisonState';
import { ComparisonTable } from './ComparisonTable';
import { FoldedTable } from './FoldedTable';
import { FIGURE_NAMES, luckText, ROW_KIND_NAMES, ruleText } from './comparisonTexts';
import { typedComparison } from './typedComparison';
import { variantOf } from './variants';

interface ComparisonResultProps {
  wanted: WantedComparison;
  comparison: Comparison;
  catalogos: Catalogues;
}

const WITHOUT = FIGURES.indexOf('without');
const BREAKDOWNS = ROW_KINDS.filter((kind) => kind !== 'total');

/** What the simulations gave, side by side. It takes the focus when it is mounted. */
export function ComparisonResult({ wanted, comparison, catalogos }: ComparisonResultProps) {
  const dispatch = useDispatch();
  const ref = useRef<HTMLHeadingElement>(null);
  const [figure, setFigure] = useState<Figure>('without');
  useEffect(() => ref.current?.focus(), [comparison]);
  const typing = useSelector(typedComparison.select);
  const isOld =
    typing.status === 'typed' &&
    !sameValue(
      typing.typed.variantes.map(variantOf),
      wanted.variants.map(({ variant }) => variant),
    );
  const names = wanted.variants.map(({ nombre }) => nombre);
  const findings = comparison.variants.flatMap((variant, at) =>
    variant.findings.map(({ message }) => `${names[at] ?? ''}: ${message}`),
  );
  const [total] = rowsOf(comparison, 'total', catalogos);
  const tableOf = { names, comparison };
  return (
    <section className="comparison-result" aria-labelledby="comparacion-resultado">
      <h2 id="comparacion-resultado" ref={ref} tabIndex={-1}>
        Lo que dieron las simulaciones
      </h2>
      <p>Son simulaciones: no se guardó nada.</p>
      {isOld && (
        <Notice text="Las variantes cambiaron después de calcular: estas cifras son de como estaban. Calcule otra vez." />
      )}
      {comparison.changed > 0 && (
        <Notice
          text={`En ${numberText(comparison.changed)} solicitudes las condiciones aprobadas de hoy no son las de la lista: con otras prioridades o reservas se cuentan las de hoy.`}
        />
      )}
      {findings.length > 0 && (
        <Notice tone="danger" role="alert">
          <p>El comprobador encontró faltas: estas cifras no se deben usar.</p>
          <ul>
            {[...new Set(findings)].map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Notice>
      )}
      {total && <Verdicts names={names} comparison={comparison} row={total.at} />}
      <h3 id="comparacion-todas">{`Todas las solicitudes: ${numberText(total?.solicitudes ?? 0)}`}</h3>
      {total && (
        <ComparisonTable
          {...tableOf}
          labelledBy="comparacion-todas"
          first="Cifra"
          rows={FIGURES.map((one, place) => ({ key: one, name: FIGURE_NAMES[one], at: total.at, figure: place }))}
        />
      )}
      <FormField id="comparacion-cifra" label="Cifra de las tablas que siguen">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={figure}
            onChange={({ target }) => setFigure(FIGURES.find((one) => one === target.value) ?? 'without')}
          >
            <Options choices={FIGURES.map((one) => ({ value: one, name: FIGURE_NAMES[one] }))} />
          </select>
        )}
      </FormField>
      {BREAKDOWNS.map((kind) => (
        <section key={kind} aria-labelledby={`comparacion-${kind}`}>
          <h3 id={`comparacion-${kind}`}>{`${FIGURE_NAMES[figure]}, por ${ROW_KIND_NAMES[kind].toLowerCase()}`}</h3>
          <FoldedTable
            {...tableOf}
            labelledBy={`comparacion-${kind}`}
            first={ROW_KIND_NAMES[kind]}
            rows={rowsOf(comparison, kind, catalogos).map((row) => ({
              key: row.key,
              name: row.name,
              at: row.at,
              figure: FIGURES.indexOf(figure),
              solicitudes: row.solicitudes,
            }))}
          />
        </section>
      ))}
      <div className="actions">
        <Button label="Guardar la comparación (CSV)" onClick={() => dispatch(comparisonExported())} />
      </div>
    </section>
  );
}

interface VerdictsProps {
  names: readonly string[];
  comparison: Comparison;
  /** The row of all solicitudes. */
  row: number;
}

/** What the spread says, in words: which difference the rules make, and which the draw. */
function Verdicts({ names, comparison: { variants, semillas }, row }: VerdictsProps) {
  const cells = variants.map(({ cells: own }) => own[row]?.[WITHOUT]);
  const texts = cells.flatMap((cell, at) => {
    if (!cell) return [];
    const name = names[at] ?? '';
    const rule = at === 0 ? null : ruleText(name, names[0] ?? '', cell, semillas);
    return [rule, luckText(name, cell, semillas)].filter((text) => text !== null);
  });
  if (texts.length === 0) return null;
  return (
    <ul className="comparison-verdicts">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
