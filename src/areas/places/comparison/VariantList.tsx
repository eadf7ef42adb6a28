import { useRef } from 'react';
import type { Catalogues, ComparisonData } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../useWords';
import type { TypedComparison, TypedVariant } from './typedComparison';
import { MOST_VARIANTS, withAnother } from './variants';
import { variantLines } from './variantLines';
import { VariantFields } from './VariantFields';

interface VariantListProps {
  typed: TypedComparison;
  /** Of the simulation that the page was come to from; null: none. */
  semilla: string | null;
  data: ComparisonData;
  catalogos: Catalogues;
  errorOf: (id: string) => string | undefined;
  onChange: (typed: TypedComparison) => void;
}

/** The variants, the first of which the others are compared with; the fields of one are open at a time. */
export function VariantList({ typed, semilla, data, catalogos, errorOf, onChange }: VariantListProps) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const { variantes, abierta } = typed;
  const open = (next: TypedComparison) => {
    onChange(next);
    // The fields come with the next paint.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.variant-open h2')?.focus());
  };
  const change = ({ clave }: TypedVariant, part: Partial<TypedVariant>) =>
    onChange({ ...typed, variantes: variantes.map((one) => (one.clave === clave ? { ...one, ...part } : one)) });
  const remove = ({ clave }: TypedVariant) => {
    list.current?.focus();
    const left = variantes.filter((one) => one.clave !== clave);
    onChange({ ...typed, variantes: left, abierta: abierta === clave ? null : abierta });
  };
  return (
    <>
      <ol ref={list} tabIndex={-1} className="variants" aria-label="Variantes">
        {variantes.map((variant, at) => {
          const isOpen = variant.clave === abierta;
          return (
            <li key={variant.clave} className={isOpen ? 'variant variant-open' : 'variant'}>
              <h2 tabIndex={-1}>{variant.nombre.trim() || `Variante ${at + 1}`}</h2>
              {at === 0 && <p className="form-hint">Con esta se comparan las demás. Solo se cambia su semilla.</p>}
              {isOpen ? (
                <VariantFields
                  variant={variant}
                  isFirst={at === 0}
                  data={data}
                  catalogos={catalogos}
                  errorOf={errorOf}
                  onChange={(part) => change(variant, part)}
                />
              ) : (
                <ul>
                  {variantLines(variant, data, words).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
              <div className="actions">
                <Button
                  label={isOpen ? 'Listo' : 'Cambiar'}
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Listo: cerrar los campos de' : 'Cambiar'} «${variant.nombre}»`}
                  onClick={() => open({ ...typed, abierta: isOpen ? null : variant.clave })}
                />
                {at > 0 && <Button label="Quitar" aria-label={`Quitar «${variant.nombre}»`} onClick={() => remove(variant)} />}
              </div>
            </li>
          );
        })}
      </ol>
      {variantes.length < MOST_VARIANTS && (
        <div className="actions">
          <Button label="Comparar con…" onClick={() => open(withAnother(typed))} />
          {semilla !== null && variantes.every((variant) => variant.semilla !== semilla) && (
            <Button label={`Comparar con la semilla «${semilla}»`} onClick={() => open(withAnother(typed, semilla))} />
          )}
        </div>
      )}
    </>
  );
}
