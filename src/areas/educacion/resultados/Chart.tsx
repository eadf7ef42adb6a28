import { chartLayout, type BarChartProps } from './chartLayout';
import type { Charts } from './useBarChart';

interface ChartProps extends BarChartProps {
  charts: Charts;
  /** The id of its picture's heading, which can take the focus. */
  headingId: string;
}

/** A picture's bars; without their code, their place. */
export function Chart({ charts: { code, retry }, headingId, ...props }: ChartProps) {
  if (code.status === 'here') return <code.BarChart {...props} />;
  const { width, height } = chartLayout(props);
  if (code.status === 'coming') {
    return (
      <div className="bar-chart">
        <svg width={width} height={height} aria-hidden="true" />
      </div>
    );
  }
  const again = () => {
    // The button goes with the failure: the focus would be nowhere.
    document.getElementById(headingId)?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className="bar-chart" style={{ minHeight: height }}>
      <p className="picture-note">No fue posible traer la gráfica. La tabla dice lo mismo.</p>
      <button type="button" className="btn btn-quiet" onClick={again}>
        Reintentar
      </button>
    </div>
  );
}
