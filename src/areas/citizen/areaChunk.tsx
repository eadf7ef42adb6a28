import { Route } from 'react-router-dom';
import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { HomePage } from './home/HomePage';
import { OfertaPage } from './oferta/OfertaPage';
import { PublicNotFound } from './PublicNotFound';

export const chunk = createAreaChunk(
  area,
  HomePage,
  <>
    <Route path="oferta" caseSensitive element={<OfertaPage />} />
    <Route path="*" element={<PublicNotFound />} />
  </>,
);
