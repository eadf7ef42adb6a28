import { Route, Routes } from 'react-router-dom';
import { NotFound } from '#shell/NotFound.tsx';
import type { Chunk } from '#core/chunks/chunk.ts';
import { InstitucionesPage } from './InstitucionesPage';
import { InstitucionPage } from './InstitucionPage';
import { NewInstitucionPage } from './NewInstitucionPage';
import { NewSedePage } from './NewSedePage';
import { SedePage } from './SedePage';
import './institucion.scss';

function InstitucionPages() {
  return (
    <Routes>
      <Route index element={<InstitucionesPage />} />
      <Route path="nueva" element={<NewInstitucionPage />} />
      <Route path="ficha/:dane" element={<InstitucionPage />} />
      <Route path="ficha/:dane/sede-nueva" element={<NewSedePage />} />
      <Route path="ficha/:dane/sede/:sede" element={<SedePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: InstitucionPages };
