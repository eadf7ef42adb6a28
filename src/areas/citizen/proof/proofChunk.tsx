import { useLocation } from 'react-router-dom';
import type { Chunk } from '#core/chunks/chunk.ts';
import { PublicNotFound } from '../PublicNotFound';
import { EtapaProofPage } from './EtapaProofPage';
import { proofPlaceOf } from './proofPaths';
import { ProofsPage } from './ProofsPage';
import { PublishedCutOffsPage } from './PublishedCutOffsPage';

function ProofPages() {
  const place = proofPlaceOf(useLocation().pathname);
  switch (place?.page) {
    case 'all':
      return <ProofsPage />;
    case 'etapa':
      return <EtapaProofPage place={place} />;
    case 'cutOffs':
      return <PublishedCutOffsPage place={place} />;
    case undefined:
      return <PublicNotFound />;
  }
}

export const chunk: Chunk = { View: ProofPages };
