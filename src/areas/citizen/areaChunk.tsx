import { Route } from 'react-router-dom';
import type { Chunk } from '#core/chunks/chunk.ts';
import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { FamilyContact } from './FamilyContact';
import { HomePage } from './home/HomePage';
import { PublicNotFound } from './PublicNotFound';
import './areaChunk.scss';
// In one file with the area: a file of its own would cost the first load its name and its hash.
import './dates/dateList.scss';
import './dates/dates.scss';
import './questions/questions.scss';

const { View, ...others } = createAreaChunk(area, HomePage, <Route path="*" element={<PublicNotFound />} />);

/** Every page of families ends with where a person answers. */
export const chunk: Chunk = {
  ...others,
  View: () => (
    <>
      <View />
      <div className="page-contact">
        <FamilyContact />
      </div>
    </>
  ),
};
