/** Grey lines of the coming text's size, so that nothing jumps when it comes. Silent to screen readers. */
export function Skeleton({ lines = 1, shape = 'text' }: { lines?: number; shape?: 'text' | 'heading' | 'figure' }) {
  return (
    <span className={`skeleton skeleton-${shape}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </span>
  );
}
