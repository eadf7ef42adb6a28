import { Route, Routes } from 'react-router-dom';
import type { Chunk } from '#core/chunks/chunk.ts';
import { PublicNotFound } from '../PublicNotFound';
import { EtapaProofPage } from './EtapaProofPage';
import { ProofsPage } from './ProofsPage';
import { PublishedCutOffsPage } from './PublishedCutOffsPage';

function ProofPages() {
  return (
    <Routes>
      <Route index element={<ProofsPage />} />
      <Route path=":etapa" element={<EtapaProofPage />} />
      <Route path=":etapa/cortes" element={<PublishedCutOffsPage />} />
      <Route path="*" element={<PublicNotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: ProofPages };
