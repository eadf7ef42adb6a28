import type { Etapa } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Notice } from '#ui/Notice.tsx';
import { inboxPath, useMayListEtapa } from '../processingLinks';
import { Link } from '../PlacesLink';

/** A freeze waits for no reclamo, but after it none of them changes what is decided (F134). */
export function ReclamosPorResponder({ etapa: { reclamosPorResponder: n } }: { etapa: Etapa }) {
  const mayList = useMayListEtapa();
  if (n === 0) return null;
  return (
    <Notice>
      <p>
        {`${n === 1 ? 'Falta responder 1 reclamo' : `Faltan por responder ${numberText(n)} reclamos`} de solicitudes que pueden entrar en esta etapa. Respóndalos antes de congelar: después ya no cambian lo que se decidió.`}
      </p>
      {mayList && <Link to={inboxPath({ estado: 'con_reclamo' })}>Ver los reclamos en la bandeja</Link>}
    </Notice>
  );
}
