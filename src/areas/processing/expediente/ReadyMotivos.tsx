import { useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import type { MotivosFrecuentes } from '#domain/contractTypes.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { motivos, withMotivo } from './motivos';

interface ReadyMotivosProps {
  use: keyof MotivosFrecuentes;
  /** Of the field that they fill, and what it is called in a sentence. */
  fieldId: string;
  name: string;
  typed: string;
  onType: (text: string) => void;
}

/** Reasons to be taken with one press, beneath the field that they fill (F76): one stop of the Tab key, arrows within. */
export function ReadyMotivos({ use, fieldId, name, typed, onType }: ReadyMotivosProps) {
  const texts = shownData(useSelector(motivos.select))?.[use] ?? [];
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  if (texts.length === 0) return null;
  const take = (text: string) => {
    onType(withMotivo(typed, text));
    // It is read again there, and can be changed.
    document.getElementById(fieldId)?.focus();
  };
  const go = (event: KeyboardEvent) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: texts.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[(to + texts.length) % texts.length]?.focus();
  };
  return (
    <div
      ref={list}
      className="ready-motivos screen-only"
      role="toolbar"
      aria-label={`Motivos frecuentes para ${name}`}
      aria-orientation="vertical"
      onKeyDown={go}
    >
      {texts.map((text, place) => (
        <button
          key={text}
          type="button"
          tabIndex={place === Math.min(current, texts.length - 1) ? 0 : -1}
          onFocus={() => setCurrent(place)}
          onClick={() => take(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
