import { useRef } from 'react';
import type { Catalogues, ComparisonData } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { FieldGroup, FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useWords } from '../useWords';
import type { TypedVariant } from './typedComparison';
import { ofertaName } from './variantLines';
import { fieldId } from './variantProblems';

type Cupo = TypedVariant['cupos'][number];

interface CupoRowsProps {
  variant: TypedVariant;
  data: ComparisonData;
  grados: Catalogues['grados'];
  errorOf: (id: string) => string | undefined;
  onChange: (cupos: Cupo[]) => void;
}

/** Seats more or fewer, at every place of a grado or at one. */
export function CupoRows({ variant, data, grados, errorOf, onChange }: CupoRowsProps) {
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const { cupos } = variant;
  const field = (name: string) => ({ id: fieldId(variant, name), error: errorOf(fieldId(variant, name)) });
  const change = (at: number, part: Partial<Cupo>) =>
    onChange(cupos.map((cupo, place) => (place === at ? { ...cupo, ...part } : cupo)));
  const placesOf = (grado: string) =>
    data.ofertas
      .filter((oferta) => String(oferta.grado) === grado)
      .map((oferta) => ({ value: oferta.id, name: ofertaName(oferta, words) }));
  const remove = (at: number) => {
    ref.current?.focus();
    onChange(cupos.filter((_, place) => place !== at));
  };
  return (
    <FieldGroup {...field('cupos')} label="Cupos" hint="De más o de menos que en la oferta de hoy. Nunca quedan menos de cero.">
      <div ref={ref} tabIndex={-1} className="variant-rows">
        {cupos.length === 0 && <p>Los de hoy.</p>}
        <ol>
          {cupos.map((cupo, at) => (
            <li key={at}>
              <div>
                <FormField {...field(`grado-${at}`)} label="Grado">
                  {(control) => (
                    <select
                      {...control}
                      className="form-select"
                      value={cupo.grado}
                      onChange={({ target }) => change(at, { grado: target.value, oferta: '' })}
                    >
                      <option value="">Elija…</option>
                      <Options choices={grados.map(({ grado, nombre }) => ({ value: String(grado), name: nombre }))} />
                    </select>
                  )}
                </FormField>
                <FormField {...field(`oferta-${at}`)} label="Dónde">
                  {(control) => (
                    <select
                      {...control}
                      className="form-select"
                      value={cupo.oferta}
                      onChange={({ target }) => change(at, { oferta: target.value })}
                    >
                      <option value="">En cada lugar del grado</option>
                      <Options choices={placesOf(cupo.grado)} />
                    </select>
                  )}
                </FormField>
                <TextField
                  {...field(`cambio-${at}`)}
                  label="Cupos de más o de menos"
                  hint="Por ejemplo 5 o -5."
                  autoComplete="off"
                  value={cupo.cambio}
                  onType={(cambio) => change(at, { cambio })}
                />
              </div>
              <Button label="Quitar" aria-label={`Quitar el cambio de cupos ${at + 1}`} onClick={() => remove(at)} />
            </li>
          ))}
        </ol>
      </div>
      <Button label="Cambiar cupos" onClick={() => onChange([...cupos, { grado: '', oferta: '', cambio: '' }])} />
    </FieldGroup>
  );
}
