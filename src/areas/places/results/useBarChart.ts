import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { loadOnce } from '#services/loading/loadOnce.ts';
import type { BarChartProps } from './chartLayout';

/** The charts' library is more code than all else of the results' pages. What fails is asked for again. */
const loadBarChart = loadOnce(() => import(/* webpackChunkName: "charts" */ './BarChart'));

/** The charts' code, for all charts of a page. */
export interface Charts {
  code: { status: 'coming' } | { status: 'failed' } | { status: 'here'; BarChart: ComponentType<BarChartProps> };
  /** Asks again for what could not be had. */
  retry: () => void;
}

export function useBarChart(): Charts {
  const [attempt, setAttempt] = useState(1);
  const [code, setCode] = useState<Charts['code']>({ status: 'coming' });
  useEffect(() => {
    let isShown = true;
    // In pieces, between which the page handles input: four pictures at once block a slow phone.
    const take = (next: Charts['code']) => startTransition(() => void (isShown && setCode(next)));
    loadBarChart().then(
      ({ BarChart }) => take({ status: 'here', BarChart }),
      () => take({ status: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const retry = () => {
    setCode({ status: 'coming' });
    setAttempt(attempt + 1);
  };
  return { code, retry };
}
