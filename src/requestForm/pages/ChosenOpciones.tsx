import { useRef } from 'react';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { Notice } from '#ui/Notice.tsx';
import { OrderButtons } from '#ui/OrderButtons.tsx';
import { ofOpciones } from '../checkDraft';
import { Announcement } from './Announcement';
import { fieldId } from './fieldId';
import { ofertaWhere } from './ofertaWhere';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

/** The family's list, in its order; what is moved keeps the focus, and its new place is spoken. */
export function ChosenOpciones({ max }: { max: number }) {
  const { draft } = useStep();
  const { opciones } = draft.values;
  const list = useRef<HTMLHeadingElement>(null);
  const problem = useProblem('opciones');
  return (
    <section aria-labelledby="opciones" className="solicitud-options">
      <h2 id="opciones" ref={list} tabIndex={-1}>
        {`Sus opciones (${opciones.length} de ${max})`}
      </h2>
      {problem !== undefined && <p className="form-error">{problem}</p>}
      {opciones.length === 0 ? (
        <p>Todavía no ha elegido ninguna. Búsquelas abajo y agréguelas.</p>
      ) : (
        <ol>
          {opciones.map((oferta, place) => (
            <Opcion key={oferta.id} oferta={oferta} place={place} onRemoved={() => list.current?.focus()} />
          ))}
        </ol>
      )}
      <Announcement />
    </section>
  );
}

interface OpcionProps {
  oferta: Oferta;
  /** From 0. */
  place: number;
  onRemoved: () => void;
}

function Opcion({ oferta, place, onRemoved }: OpcionProps) {
  const { draft, state, words, events, dispatch } = useStep();
  const field = `opciones.${place}`;
  // At once, not with 'Siguiente': the grado may have been changed since.
  const found = useProblem(field);
  const problem = found ?? ofOpciones(draft.values)[field];
  const { id } = oferta;
  const name = fullSedeName(oferta);
  const isGone = state.status === 'editing' && state.vanished.includes(id);
  return (
    <li id={fieldId(field)} tabIndex={-1} className="solicitud-option">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="form-hint">{ofertaWhere(oferta, words)}</p>
        {isGone && <Notice role="alert" text="Este cupo ya no se ofrece. Quite la opción y elija otra." />}
        {problem !== undefined && <p className="form-error">{problem}</p>}
      </div>
      <OrderButtons
        name={name}
        place={place}
        count={draft.values.opciones.length}
        onMove={(by) => dispatch(events.opcionMoved({ id, by }))}
        onRemove={() => {
          dispatch(events.opcionRemoved({ id }));
          onRemoved();
        }}
      />
    </li>
  );
}
