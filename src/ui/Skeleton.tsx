interface SkeletonProps {
  lines?: number;
  shape?: 'text' | 'heading' | 'figure';
}

/** Grey lines of the coming text's size, so that nothing jumps when it comes. Silent to screen readers. */
export function Skeleton({ lines = 1, shape = 'text' }: SkeletonProps) {
  const height = `calc(${lines} * (var(--line) + var(--gap)) - var(--gap))`;
  return <span className={`skeleton skeleton-${shape}`} style={{ height }} aria-hidden="true" />;
}
