import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/EmptyState.tsx';

/** `first`: where the list's first page lies. */
export function NoSuchPage({ first }: { first: string }) {
  return (
    <EmptyState title="Esta página no existe">
      <Link className="btn btn-quiet" to={first}>
        Ir a la primera página
      </Link>
    </EmptyState>
  );
}
