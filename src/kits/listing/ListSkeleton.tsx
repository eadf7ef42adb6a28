import { Skeleton } from '#ui/Skeleton.tsx';

/** As high as a full page of a list whose rows take so many lines. */
export function ListSkeleton({ lines }: { lines: number }) {
  return (
    <div className="list-skeleton">
      <Skeleton />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} lines={lines} />
      ))}
    </div>
  );
}
