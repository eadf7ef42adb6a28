import { lazy } from 'react';

/** Asked for beside the figures: the charts' library is more code than all else of the page. */
const chart = import(/* webpackChunkName: "charts" */ './BarChart').then(
  ({ BarChart }) => ({ default: BarChart }),
  () => ({ default: NoChart }),
);

/** A picture's bars, once their code is there. */
export const Chart = lazy(() => chart);

function NoChart() {
  return <p className="picture-note">No fue posible traer la gráfica. La tabla dice lo mismo.</p>;
}
