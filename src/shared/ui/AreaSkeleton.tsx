import { Skeleton } from './Skeleton';

/** Stands in the content area while an area's chunk is on its way. */
export function AreaSkeleton() {
  return (
    <div className="page" role="status">
      <span className="visually-hidden">Cargando la sección</span>
      <Skeleton shape="heading" />
      <Skeleton lines={4} />
    </div>
  );
}
