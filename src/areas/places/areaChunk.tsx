import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { PlacesIndex } from './PlacesIndex';
// In one file with the area: a page's own would cost the first load its name and its hash.
import './allocation/allocation.scss';
import './comparison/comparison.scss';
import './convocatoria/convocatoria.scss';
import './oferta/oferta.scss';
import './results/results.scss';
import '#ui/sortHead.scss';
import '#ui/sortableTable.scss';

export const chunk = createAreaChunk(area, PlacesIndex);
