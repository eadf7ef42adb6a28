import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Notice } from '../../../shared/ui/Notice';
import { selectAreEtapasKnown, selectEtapaCongelada } from '../etapas';

interface KnownFrozenProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * What depends on whether places can be changed now: beforehand, that they cannot and until when. Before it is
 * known nothing is shown that the sentence would push down.
 */
export function KnownFrozen({ skeleton, children }: KnownFrozenProps) {
  const isKnown = useSelector(selectAreEtapasKnown);
  const etapa = useSelector(selectEtapaCongelada);
  if (!isKnown) return skeleton;
  return (
    <>
      {etapa !== null && (
        <Notice tone="info" role="status">
          <p>{`La lista de la etapa «${etapa}» está congelada: la oferta no se puede editar ni importar hasta que se publique su resultado.`}</p>
        </Notice>
      )}
      {children}
    </>
  );
}
