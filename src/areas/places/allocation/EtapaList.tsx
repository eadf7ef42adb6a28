import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { deadlineText, momentText } from '#domain/words/dates.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { SinDecidir } from '../SinDecidir';
import { SITUATIONS } from '../situations';
import { etapaPath } from '../allocationPaths';
import { Link } from '../PlacesLink';

interface EtapaListProps {
  etapas: readonly Etapa[];
  /** The code of the one that is shown below. */
  chosen: string | null;
}

/** Each stage with where it stands; its link leads to its steps. */
export function EtapaList({ etapas, chosen }: EtapaListProps) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <ol className="stage-cards">
      {etapas.map(({ codigo, nombre, situacion, cierra, publica, solicitudes, sinDecidir }) => (
        <li key={codigo} className="stage-card">
          <Link to={etapaPath(codigo)} aria-current={codigo === chosen ? 'true' : undefined}>
            {nombre}
          </Link>
          <p className="stage-card-situation">{SITUATIONS[situacion]}</p>
          <p className="stage-card-note">{`Cierra: ${deadlineText(cierra, timeZone)}`}</p>
          <p className="stage-card-note">{`Publica: ${momentText(publica, timeZone)}`}</p>
          <p className="stage-card-note">
            <span>{`Solicitudes validadas: ${numberText(solicitudes)}. `}</span>
            {/* Who was late is in no stage: the waiting list tells of them. */}
            <SinDecidir etapa={codigo} solicitudes={situacion === 'publicada' ? 0 : sinDecidir} />
          </p>
        </li>
      ))}
    </ol>
  );
}
