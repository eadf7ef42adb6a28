import { Button } from './Button';
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
      <Notice tone="danger" role="alert" text={message} />
      <div className="actions">
        <Button primary label="Reintentar" onClick={({ currentTarget }) => onRetry(currentTarget)} />
        {onReload && <Button label="Recargar la página" onClick={onReload} />}
      </div>
    </div>
  );
}
