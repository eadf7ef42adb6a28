import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { showsPdf } from '#services/files/heldFile.ts';
import { Button } from '#ui/Button.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { Photo } from './Photo';
import { soporteView, type SoporteViewState } from './soporteView';
import { useShortcutKeys } from './useShortcuts';

/** The button that opens a support; the focus comes back to it. */
export const openerId = (file: string): string => `ver-${file}`;

/** The support that is looked at, beside what it proves. */
export function SoporteViewer() {
  const state = useSelector(soporteView.select);
  return state.status === 'closed' ? null : <OpenSoporte key={state.wanted.file} state={state} />;
}

type OpenState = Exclude<SoporteViewState, { status: 'closed' }>;

function OpenSoporte({ state }: { state: OpenState }) {
  const dispatch = useDispatch();
  const keyOf = useShortcutKeys();
  const heading = useRef<HTMLHeadingElement>(null);
  const { file } = state.wanted;
  useEffect(() => {
    heading.current?.focus();
    return () => {
      if (document.activeElement === null || document.activeElement === document.body) {
        document.getElementById(openerId(file))?.focus();
      }
    };
  }, [file]);
  // As much of it as there is room for: on a narrow screen the bar is over what lies further down.
  // In braces: newer browsers give a promise, which is no cleanup.
  useEffect(() => {
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [file, state.status]);
  const close = () => dispatch(soporteView.events.dismissed());
  return (
    <section className="soporte-viewer screen-only" aria-labelledby="soporte">
      <div className="soporte-head">
        <h2 id="soporte" ref={heading} tabIndex={-1}>
          {state.status === 'shown' ? <Untranslated>{state.file.name}</Untranslated> : <span>Soporte</span>}
        </h2>
        {state.status === 'shown' && (
          <a className="btn btn-quiet" href={state.file.address} target="_blank" rel="noreferrer">
            Abrir en otra pestaña
          </a>
        )}
        <Button label="Cerrar" aria-label="Cerrar el soporte" {...keyOf('Escape')} onClick={close} />
      </div>
      {state.status === 'fetching' && (
        <div aria-busy="true">
          <Skeleton lines={12} />
        </div>
      )}
      {state.status === 'failed' && (
        <LoadFailure
          message={state.message}
          onRetry={() => {
            heading.current?.focus();
            dispatch(soporteView.events.requested({ wanted: state.wanted }));
          }}
        />
      )}
      {state.status === 'shown' && <Content file={state.file} />}
    </section>
  );
}

function Content({ file: { name, type, address } }: { file: (OpenState & { status: 'shown' })['file'] }) {
  if (type !== 'application/pdf') return <Photo name={name} address={address} />;
  if (!showsPdf()) {
    return (
      <Notice tone="info" text="Este navegador no muestra archivos PDF dentro de la página: ábralo en otra pestaña o guárdelo." />
    );
  }
  // Not sandboxed: no browser shows a PDF in a sandbox. Its type is fixed, and the page's policy holds in it.
  return <iframe className="soporte-pdf" title={name} src={`${address}#navpanes=0&view=FitH`} />;
}
