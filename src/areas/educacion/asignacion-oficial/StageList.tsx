import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTimeZone } from '../../../features/config/configSlice';
import { deadlineText, momentText } from '../../../shared/dates';
import type { Etapa } from '../../../shared/educacion/tipos';
import { numberText } from '../../../shared/numbers';
import { SITUATIONS } from '../situations';
import { stagePath } from './places';

interface StageListProps {
  etapas: readonly Etapa[];
  /** The code of the one that is shown below. */
  chosen: string | null;
}

/** Each stage with where it stands; its link leads to its steps. */
export function StageList({ etapas, chosen }: StageListProps) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <ol className="stage-cards">
      {etapas.map(({ codigo, nombre, situacion, cierra, publica, solicitudes, sinDecidir }) => (
        <li key={codigo} className="stage-card">
          <Link to={stagePath(codigo)} aria-current={codigo === chosen ? 'true' : undefined}>
            {nombre}
          </Link>
          <p className="stage-card-situation">{SITUATIONS[situacion]}</p>
          <p className="stage-card-note">{`Cierra: ${deadlineText(cierra, timeZone)}`}</p>
          <p className="stage-card-note">{`Publica: ${momentText(publica, timeZone)}`}</p>
          <p className="stage-card-note">
            {`Solicitudes validadas: ${numberText(solicitudes)}. Sin decidir: ${numberText(sinDecidir)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
