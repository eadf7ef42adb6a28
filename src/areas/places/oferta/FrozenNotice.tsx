import { useSelector } from 'react-redux';
import { Notice } from '#ui/Notice.tsx';
import { selectFrozenEtapa } from '../etapas';

/** Says beforehand that places cannot be changed now, and until when; nothing while they can. */
export function FrozenNotice() {
  const etapa = useSelector(selectFrozenEtapa);
  if (etapa === null) return null;
  return (
    <Notice
      tone="info"
      role="status"
      text={`La lista de la etapa «${etapa}» está congelada: la oferta no se puede editar ni importar hasta que se publique su resultado.`}
    />
  );
}
