import { useStep } from './useStep';

/** Speaks what has become of an option's place, or of a file: neither has the focus. */
export function Announcement() {
  const { state } = useStep();
  return (
    <p className="visually-hidden" role="status">
      {state.status === 'editing' ? state.announcement : ''}
    </p>
  );
}
