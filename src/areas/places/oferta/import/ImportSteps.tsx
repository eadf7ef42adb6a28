import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Notice } from '#ui/Notice.tsx';
import { Progress } from '#ui/Progress.tsx';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ImportChanges } from './ImportChanges';
import { ImportErrors } from './ImportErrors';
import {
  importDismissed,
  retryRequested,
  saveCancelled,
  saveConfirmed,
  type ImportCounts,
  type ImportState,
} from './ofertaImport';

interface ImportStepsProps {
  state: ImportState;
  /** The step's buttons are about to be unmounted: the caller moves the focus. */
  onLeft: () => void;
}

const HEADINGS: Readonly<Record<Exclude<ImportState['status'], 'idle'>, string>> = {
  lost: 'El archivo no se terminó de importar',
  reading: 'Leyendo el archivo',
  unreadable: 'El archivo no se puede importar',
  wrong: 'El archivo tiene errores: no se guardó nada',
  reviewing: 'Revisando el archivo',
  reviewed: 'El archivo está en orden',
  saving: 'Guardando',
  saved: 'Se guardó la oferta',
  failed: 'No se pudo terminar',
};

/** How far the file that was chosen is. */
export function ImportSteps({ state, onLeft }: ImportStepsProps) {
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
        {HEADINGS[status]}
      </h2>
      <p className="import-columns">{`Archivo: ${state.fileName}`}</p>
      <Step state={state} onLeft={onLeft} />
    </section>
  );
}

function Step({ state, onLeft }: { state: Exclude<ImportState, { status: 'idle' }>; onLeft: () => void }) {
  const dispatch = useDispatch();
  const callOff = () => {
    onLeft();
    // A save that is aborted may have been done already: the user is told so.
    dispatch(state.status === 'saving' ? saveCancelled() : importDismissed());
  };
  useEscape(isUnderWay(state), callOff);
  const cancel = <Button label="Cancelar" onClick={callOff} />;
  switch (state.status) {
    case 'reading':
      return (
        <>
          <Progress label="Parte leída" value={state.percent} />
          {cancel}
        </>
      );
    case 'reviewing':
      return (
        <>
          <Progress label={`Revisando ${rowsText(state.rows)}`} value={null} />
          {cancel}
        </>
      );
    case 'saving':
      return (
        <>
          <Progress label={`Guardando ${rowsText(state.rows)}`} value={null} />
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
    case 'unreadable':
      return <Told>{state.message}</Told>;
    case 'wrong':
      return <ImportErrors state={state} />;
    case 'reviewed':
      return (
        <>
          {state.isRenewed && (
            <Notice
              role="alert"
              text="Otra persona guardó cambios en la oferta después de la revisión, y no se guardó nada del archivo. Esta es la revisión de ahora: mírela antes de guardar."
            />
          )}
          <Counts counts={state.counts} />
          <ImportChanges changes={state.changes} total={state.counts.cambiadas + state.counts.nuevas} />
          {state.unusedColumns.length > 0 && (
            <p className="import-columns">{`No se usan las columnas: ${state.unusedColumns.join(', ')}.`}</p>
          )}
          <div className="actions">
            <Button primary label="Guardar" onClick={() => dispatch(saveConfirmed())} />
            {cancel}
          </div>
        </>
      );
    case 'saved':
      return (
        <>
          <Counts counts={state.counts} />
          <ButtonLink primary label="Ver la oferta" to={PLACES_PATHS.oferta} />
        </>
      );
    case 'failed':
      return (
        <>
          <Told>{state.message}</Told>
          <div className="actions">
            <Button primary label="Intentar de nuevo" onClick={() => dispatch(retryRequested())} />
            {cancel}
          </div>
        </>
      );
  }
}

/** Whether the person waits for something that can be called off. */
function isUnderWay({ status }: ImportState): boolean {
  return status === 'reading' || status === 'reviewing' || status === 'saving';
}

/** Wherever the focus is, beneath the loading overlay too, which lies over the button while the server is asked (D21). */
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

function rowsText(count: number): string {
  return count === 1 ? '1 fila' : `${numberText(count)} filas`;
}

function Counts({ counts: { revisadas, nuevas, cambiadas, iguales } }: { counts: ImportCounts }) {
  const counts = [
    ['Filas revisadas', revisadas],
    ['Ofertas nuevas', nuevas],
    ['Ofertas que cambian', cambiadas],
    ['Ofertas iguales', iguales],
  ] as const;
  return (
    <dl className="import-counts">
      {counts.map(([what, count]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{numberText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
