import { useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { checkRadicado } from '#domain/radicado.ts';
import { TextField } from '#ui/TextField.tsx';
import { Button } from '#ui/Button.tsx';
import { RESULTS_PATHS, searchPath } from '../resultsPaths';
import { forYear, useChosen } from '../yearly';

/** What may be a document, however it is written, and is not begun like a radicado. */
const DOCUMENTO = /^(?!\d{4}\s*-)(?=.*\d)[\p{L}\d][\p{L}\d.\s]{2,39}$/u;
/** As lists show it: its type before it. */
const TYPE_BEFORE = /^\p{L}{1,5}\.?\s+(?=\d)/u;

interface SolicitudSearchProps {
  /** The stage whose explanation a radicado leads to; null: to wherever it is. */
  etapa: string | null;
  /** What was looked for. */
  asked?: string;
}

/** Asks for one solicitud by its radicado, or by its pupil's document; a mistyped radicado is caught before anything is asked. */
export function SolicitudSearch({ etapa, asked = '' }: SolicitudSearchProps) {
  const dispatch = useDispatch();
  const chosen = useChosen();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(asked);
  const [wasAsked, setWasAsked] = useState(false);
  const read = checkRadicado(typed);
  const to = read.ok
    ? etapa === null
      ? searchPath(read.value)
      : RESULTS_PATHS.solicitud(etapa, read.value)
    : DOCUMENTO.test(typed.trim())
      ? searchPath(typed.trim().replace(TYPE_BEFORE, ''))
      : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (to === null) input.current?.focus();
    else dispatch(linkFollowed({ to: forYear(to, chosen), replace: false }));
  };
  return (
    <form role="search" aria-label="Buscar una solicitud" className="solicitud-search" onSubmit={submit} noValidate>
      <TextField
        id="buscar-radicado"
        label="Número de radicado o documento"
        hint="Por ejemplo, 2027-7K3M9QX-9."
        error={wasAsked && !read.ok && to === null ? read.problems : undefined}
        speaksError
        ref={input}
        value={typed}
        onType={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" primary label={etapa === null ? 'Buscar' : 'Ver la explicación'} />
    </form>
  );
}
