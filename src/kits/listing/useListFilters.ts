import { useState, type ChangeEvent, type FormEvent } from 'react';
import { writeListQuery, type ListAddress, type ListQuery } from './listAddress';
import { useListQuery } from './useListQuery';

/**
 * What is typed and chosen in the filters of a list, by their `names` in the address: it goes there when it is
 * submitted, from the list's first page on.
 */
export function useListFilters(address: ListAddress, names: readonly string[], replace = false) {
  const { query, ask } = useListQuery(address);
  const asked = writeListQuery({ ...query, pagina: 1, tras: null });
  const [typed, setTyped] = useState({ asked, values: valuesOf(query, names) });
  // The address is what counts: Back and a followed link change the fields too.
  if (typed.asked !== asked) setTyped({ asked, values: valuesOf(query, names) });
  const type = (name: string, value: string) => setTyped({ asked, values: { ...typed.values, [name]: value } });
  return {
    query,
    /** The search part for what is asked for; '' for everything. */
    asked,
    field: (name: string) => ({
      value: typed.values[name] ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type(name, target.value),
    }),
    /** For a control that gives its value, not an event. */
    type,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      ask({ ...address.read(new URLSearchParams(typed.values).toString()), pagina: 1 }, replace);
    },
  };
}

function valuesOf(query: ListQuery, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...names, 'texto'].map((name) => [name, String(query[name] ?? '')]));
}
