import { Notice } from './Notice';

interface LoadFailureProps {
  message: string;
  /** The button is unmounted with the failure: the caller moves the focus away from `pressed`. */
  onRetry: (pressed: Element) => void;
  /** Given: loading the whole page anew is offered too. */
  onReload?: () => void;
}

/** Something could not be loaded: what, and the way on. */
export function LoadFailure({ message, onRetry, onReload }: LoadFailureProps) {
  return (
    <div className="load-failure">
      <Notice tone="danger" role="alert">
        <p>{message}</p>
      </Notice>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={({ currentTarget }) => onRetry(currentTarget)}>
          Reintentar
        </button>
        {onReload && (
          <button type="button" className="btn btn-quiet" onClick={onReload}>
            Recargar la página
          </button>
        )}
      </div>
    </div>
  );
}
