import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { ChosenConvocatoria } from './ChosenConvocatoria';
import { PlacesIndex } from './PlacesIndex';
// In one file with the area: a page's own would cost the first load its name and its hash.
import './allocation/allocation.scss';
import './comparison/comparison.scss';
import './convocatoria/convocatoria.scss';
import './convocatorias/convocatorias.scss';
import './oferta/oferta.scss';
import './results/results.scss';
import '#ui/sortHead.scss';
import '#ui/sortableTable.scss';

const { View: Pages, ...others } = createAreaChunk(area, PlacesIndex);

export const chunk = {
  ...others,
  View: () => (
    <>
      <ChosenConvocatoria />
      <Pages />
    </>
  ),
};
