import { EmptyState } from '#ui/EmptyState.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** `first`: where the list's first page lies. */
export function NoSuchPage({ first }: { first: string }) {
  return (
    <EmptyState title="Esta página no existe">
      <ButtonLink label="Ir a la primera página" to={first} />
    </EmptyState>
  );
}
