import { Route, Routes } from 'react-router-dom';
import { NotFound } from '#shell/NotFound.tsx';
import type { Chunk } from '#core/chunks/chunk.ts';
import { CutOffsPage } from './CutOffsPage';
import { ExplanationPage } from './ExplanationPage';
import { FoundPage } from './FoundPage';
import { SedeListPage } from './SedeListPage';
import { SedesPage } from './SedesPage';
import { ResultsPage } from './ResultsPage';
import { TodayPage } from './TodayPage';

function ResultsPages() {
  return (
    <Routes>
      <Route index element={<ResultsPage />} />
      <Route path="sedes" element={<SedesPage />} />
      <Route path="sedes/:sede" element={<SedeListPage />} />
      <Route path="busqueda" element={<FoundPage />} />
      <Route path=":etapa/hoy" element={<TodayPage />} />
      <Route path=":etapa/cortes" element={<CutOffsPage />} />
      <Route path=":etapa/solicitudes/:radicado" element={<ExplanationPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: ResultsPages };
