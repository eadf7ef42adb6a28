import { numberText } from '#domain/words/numbers.ts';
import { inboxPath, useMayListEtapa } from './processingLinks';
import { Link } from './PlacesLink';

/** How many solicitudes of a stage are not decided; for whoever processes, the way to them. */
export function SinDecidir({ etapa, solicitudes }: { etapa: string; solicitudes: number }) {
  const mayProcess = useMayListEtapa();
  const text = `Sin decidir: ${numberText(solicitudes)}`;
  if (!mayProcess || solicitudes === 0) return <span>{text}</span>;
  return <Link to={inboxPath({ estado: 'sin_decidir', etapa })}>{text}</Link>;
}
