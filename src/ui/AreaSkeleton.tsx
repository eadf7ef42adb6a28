import { Skeleton } from './Skeleton';

/** Stands in the content area while an area's chunk is on its way. */
export function AreaSkeleton() {
  return (
    <div className="page" role="status">
      <title>Cargando la sección · PISAMI</title>
      <h1 className="visually-hidden">Cargando la sección</h1>
      <Skeleton shape="heading" />
      <Skeleton lines={4} />
    </div>
  );
}
