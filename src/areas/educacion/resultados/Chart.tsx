import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { chartLayout, type BarChartProps } from './chartLayout';
import { loadBarChart } from './loadBarChart';

type Code = { status: 'coming' | 'failed' } | { status: 'here'; BarChart: ComponentType<BarChartProps> };

/** A picture's bars; until their code is there, their place. */
export function Chart(props: BarChartProps) {
  const [code, setCode] = useState<Code>({ status: 'coming' });
  useEffect(() => {
    let isShown = true;
    // In pieces, between which the page answers: four pictures at once hold up a slow phone.
    const take = (next: Code) => startTransition(() => void (isShown && setCode(next)));
    loadBarChart().then(
      ({ BarChart }) => take({ status: 'here', BarChart }),
      () => take({ status: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (code.status === 'here') return <code.BarChart {...props} />;
  const { width, height } = chartLayout(props);
  return (
    <div className="bar-chart">
      {code.status === 'failed' && <p className="picture-note">No fue posible traer la gráfica. La tabla dice lo mismo.</p>}
      {code.status === 'coming' && <svg width={width} height={height} aria-hidden="true" />}
    </div>
  );
}
