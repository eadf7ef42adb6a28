import type { MouseEvent } from 'react';
import { focusHeading } from '#ui/focusHeading.ts';
import { Button } from '#ui/Button.tsx';
import { chartLayout, type BarChartProps } from './chartLayout';
import type { Charts } from './useBarChart';

interface ChartProps extends BarChartProps {
  charts: Charts;
}

/** A picture's bars; without their code, their place. */
export function Chart({ charts: { code, retry }, ...props }: ChartProps) {
  if (code.status === 'here') return <code.BarChart {...props} />;
  const { width, height } = chartLayout(props);
  if (code.status === 'coming') {
    return (
      <div className="bar-chart">
        <svg width={width} height={height} aria-hidden="true" />
      </div>
    );
  }
  const again = ({ currentTarget }: MouseEvent) => {
    focusHeading(currentTarget);
    retry();
  };
  return (
    <div className="bar-chart" style={{ minHeight: height }}>
      <p className="picture-note">No fue posible traer la gráfica. La tabla dice lo mismo.</p>
      <Button label="Reintentar" onClick={again} />
    </div>
  );
}
