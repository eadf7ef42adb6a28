import { Notice } from './Notice';
import { focusContent } from './SkipLink';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  /** Given: loading the whole page anew is offered too. */
  onReload?: () => void;
}

/** Something could not be loaded: what, and the way on. */
export function LoadFailure({ message, onRetry, onReload }: LoadFailureProps) {
  const retry = () => {
    // The button goes with the failure: the focus would be nowhere.
    focusContent();
    onRetry();
  };
  return (
    <div className="load-failure">
      <Notice tone="danger" role="alert">
        <p>{message}</p>
      </Notice>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={retry}>
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
