import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Entries } from '#ui/Entries.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Progress } from '#ui/Progress.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { ImportChanges } from './ImportChanges';
import { ImportErrors } from './ImportErrors';
import { SedeChanges } from './SedeChanges';
import { MatchColumns } from './MatchColumns';
import type { DeclaredImport, ImportCounts, ImportState } from './declareImport';
import { ButtonLink } from '#areas/places/PlacesLink.tsx';

/** What the steps of one kind of file say. */
export interface ImportWords {
  /** Once it is saved. */
  saved: string;
  /** Somebody else has saved after the review. */
  renewed: string;
  /** What is counted, in this order. */
  counts: readonly (readonly [count: string, name: string])[];
  /** On the button that saves. */
  save?: string;
  /** Those of the counts that say whether a save would change anything; left out: it always does. */
  changing?: readonly string[];
  /** Where what was saved is seen; left out: on the page itself. */
  seen?: { label: string; to: string };
}

interface ImportStepsProps {
  state: ImportState;
  imported: DeclaredImport;
  words: ImportWords;
  /** The step's buttons are about to be unmounted: the caller moves the focus. */
  onLeft: () => void;
}

const HEADINGS: Readonly<Record<Exclude<ImportState['status'], 'idle' | 'saved'>, string>> = {
  lost: 'El archivo no se terminó de importar',
  reading: 'Leyendo el archivo',
  matching: 'Hay columnas que no se reconocen',
  unreadable: 'El archivo no se puede importar',
  wrong: 'El archivo tiene errores: no se guardó nada',
  reviewing: 'Revisando el archivo',
  reviewed: 'El archivo está en orden',
  saving: 'Guardando',
  failed: 'No se pudo terminar',
};

/** How far the file that was chosen is. */
export function ImportSteps({ state, imported, words, onLeft }: ImportStepsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { status } = state;
  const hasEnded = status !== 'idle' && !isUnderWay(state);
  useEffect(() => {
    // The user waits for the end of a step, and the buttons of the step before are unmounted.
    if (!hasEnded) return;
    headingRef.current?.focus();
    // Scrolls the whole section into view, not its heading alone.
    headingRef.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [status, hasEnded]);
  if (status === 'idle') return null;
  return (
    <section aria-labelledby="importacion">
      <h2 id="importacion" ref={headingRef} tabIndex={-1}>
        {status === 'saved' ? words.saved : HEADINGS[status]}
      </h2>
      <p className="import-columns">{`Archivo: ${state.fileName}`}</p>
      <Step state={state} imported={imported} words={words} onLeft={onLeft} />
    </section>
  );
}

interface StepProps extends ImportStepsProps {
  state: Exclude<ImportState, { status: 'idle' }>;
}

function Step({ state, imported, words, onLeft }: StepProps) {
  const dispatch = useDispatch();
  const { events } = imported;
  const callOff = () => {
    onLeft();
    // A save that is aborted may have been done already: the user is told so.
    dispatch(state.status === 'saving' ? events.saveCancelled() : events.importDismissed());
  };
  useEscape(isUnderWay(state), callOff);
  const cancel = <Button label="Cancelar" takesPlace onClick={callOff} />;
  switch (state.status) {
    case 'reading':
    case 'reviewing':
    case 'saving':
      return (
        <>
          <Progress label={underWayText(state)} value={state.percent ?? null} />
          {cancel}
        </>
      );
    case 'lost':
      return (
        <Told>
          La sesión terminó, o la página se recargó, antes de confirmar que quedó guardado. Elija el archivo de nuevo: lo que ya
          esté guardado no cambia.
        </Told>
      );
    case 'matching':
      return <MatchColumns state={state} imported={imported} cancel={cancel} />;
    case 'unreadable':
      return <Told>{state.message}</Told>;
    case 'wrong':
      return <ImportErrors state={state} imported={imported} />;
    case 'reviewed':
      return (
        <>
          {state.isRenewed && (
            <Notice
              role="alert"
              text={`${words.renewed}, y no se guardó nada del archivo. Esta es la revisión de ahora: mírela antes de guardar.`}
            />
          )}
          <Counts counts={state.counts} words={words} />
          <ImportChanges changes={state.changes} totals={state.totals} imported={imported} />
          {state.sedes && <SedeChanges changes={state.sedes} path={imported.path} />}
          {state.unusedColumns.length > 0 && (
            <p className="import-columns">{`No se usan las columnas: ${state.unusedColumns.join(', ')}.`}</p>
          )}
          {isNothing(state.counts, words) ? (
            <>
              <p>Todo está ya como dice el archivo: no hay nada que guardar.</p>
              <Button label="Cerrar" onClick={callOff} />
            </>
          ) : (
            <div className="actions">
              <Button primary label={words.save ?? 'Guardar'} onClick={() => dispatch(events.saveConfirmed())} />
              {cancel}
            </div>
          )}
        </>
      );
    case 'saved':
      return (
        <>
          <Counts counts={state.counts} words={words} />
          {words.seen && <ButtonLink primary {...words.seen} />}
        </>
      );
    case 'failed':
      return (
        <>
          <Told>{state.message}</Told>
          <div className="actions">
            <Button primary label="Intentar de nuevo" onClick={() => dispatch(events.retryRequested())} />
            {cancel}
          </div>
        </>
      );
  }
}

function isNothing(counts: ImportCounts, { changing }: ImportWords): boolean {
  return changing?.every((count) => counts[count] === 0) ?? false;
}

/** Whether the person waits for something that can be called off. */
function isUnderWay({ status }: ImportState): boolean {
  return status === 'reading' || status === 'reviewing' || status === 'saving';
}

/** Wherever the focus is. */
function useEscape(isOn: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function Told({ children }: { children: string }) {
  return <Notice tone="danger" role="alert" text={children} />;
}

function underWayText(state: Extract<ImportState, { status: 'reading' | 'reviewing' | 'saving' }>): string {
  if (state.status === 'reading') return 'Parte leída';
  const rows = state.rows === 1 ? '1 fila' : `${numberText(state.rows)} filas`;
  return state.status === 'reviewing' ? `Revisando ${rows}` : `Guardando ${rows}`;
}

function Counts({ counts, words }: { counts: ImportCounts; words: ImportWords }) {
  return (
    <Entries className="import-counts" entries={words.counts.map(([count, name]) => [name, numberText(counts[count] ?? 0)])} />
  );
}
