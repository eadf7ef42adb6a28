import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { FormField } from '#ui/FormField.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Options } from '#ui/Options.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Choice } from '../words/choices';
import { LONGEST_TEXT, type ListAddress } from './listAddress';
import { useListFilters } from './useListFilters';
import './listing.scss';

export interface Filter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** Names the choice of no filter. */
  readonly all: string;
  readonly choices: readonly Choice[];
}

interface ListFiltersProps {
  address: ListAddress;
  filters: readonly Filter[];
  /** What the text is looked for in. */
  textLabel: string;
  /** The submit button's. */
  action: string;
  /** They are many: the text comes first, the others are opened where they are wanted. */
  folded?: boolean;
  /** What helps to choose: it is given the way to set a filter by its name. */
  help?: ((choose: (name: string, value: string) => void) => ReactNode) | undefined;
}

/** Asks for other rows of a list: what is chosen goes into the address, from its first page on, when it is submitted. */
export function ListFilters({ address, filters, textLabel, action, folded = false, help }: ListFiltersProps) {
  const { query, asked, field, type, onSubmit } = useListFilters(
    address,
    filters.map(({ name }) => name),
  );
  const submitRef = useRef<HTMLButtonElement>(null);
  const selects = filters.map((filter) => (
    <Select key={filter.name} {...filter} chosen={String(query[filter.name] ?? '')} field={field(filter.name)} />
  ));
  const set = filters.filter(({ name }) => query[name] !== null).length;
  return (
    // Printed only when a filter is set: then they say what the list holds.
    <form
      role="search"
      aria-label="Filtros"
      className={asked === '' ? 'list-filters screen-only' : 'list-filters'}
      onSubmit={onSubmit}
      noValidate
    >
      {!folded && selects}
      <div className="list-filters-search">
        <TextField id="filtro-texto" label={textLabel} {...field('texto')} type="search" maxLength={LONGEST_TEXT} />
        <div className="list-filters-actions">
          <Button ref={submitRef} type="submit" primary label={action} />
          {asked !== '' && (
            // The link is unmounted when it is pressed: the focus would fall to the body.
            <ButtonLink label="Quitar los filtros" to={address.path} onClick={() => submitRef.current?.focus()} />
          )}
        </div>
      </div>
      {folded && (
        <details className="list-filters-more">
          <summary>{set === 0 ? 'Más filtros' : `Más filtros (${set === 1 ? 'uno puesto' : `${set} puestos`})`}</summary>
          <div className="list-filters-choices">
            {selects}
            <Button type="submit" label="Aplicar los filtros" />
          </div>
        </details>
      )}
      {help?.(type)}
    </form>
  );
}

interface SelectProps extends Filter {
  /** What the address asks for; shown even where no choice names it. */
  chosen: string;
  field: { value: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void };
}

function Select({ name, label, all, choices, chosen, field }: SelectProps) {
  const isUnnamed = chosen !== '' && !choices.some(({ value }) => value === chosen);
  return (
    <FormField id={`filtro-${name}`} label={label}>
      {(control) => (
        <select {...control} {...field} className="form-select">
          <option value="">{all}</option>
          {isUnnamed && <option value={chosen}>{chosen}</option>}
          <Options choices={choices} />
        </select>
      )}
    </FormField>
  );
}
