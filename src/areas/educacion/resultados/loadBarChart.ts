import { loadOnce } from '../../../shared/loadOnce';

/** The charts' library is more code than all else of the results' pages. What fails is asked for again. */
export const loadBarChart = loadOnce(() => import(/* webpackChunkName: "charts" */ './BarChart'));
