import { useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { checkRadicado } from '#domain/radicado.ts';
import { FormField } from '#ui/FormField.tsx';
import { Button } from '#ui/Button.tsx';
import { RESULTS_PATHS } from '../resultsPaths';

/** Asks for one solicitud of the stage `etapa`; a mistyped radicado is caught before anything is asked. */
export function SolicitudSearch({ etapa }: { etapa: string }) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const read = checkRadicado(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (read.ok) dispatch(linkFollowed({ to: RESULTS_PATHS.solicitud(etapa, read.value), replace: false }));
    else input.current?.focus();
  };
  return (
    <form role="search" aria-label="Buscar una solicitud" className="solicitud-search" onSubmit={submit} noValidate>
      <FormField
        id="buscar-radicado"
        label="Número de radicado"
        hint="Por ejemplo: 2027-7K3M9QX-9"
        error={wasAsked && !read.ok ? read.problems : undefined}
        speaksError
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="form-control"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <Button type="submit" primary label="Ver la explicación" />
    </form>
  );
}
