import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTimeZone } from '../../../features/config/configSlice';
import { momentText } from '../../../shared/dates';
import type { Etapa } from '../../../shared/educacion/tipos';
import { stagePath } from './places';
import { SITUATIONS } from './texts';

const NUMBER = new Intl.NumberFormat('es-CO');

interface StageListProps {
  etapas: readonly Etapa[];
  /** The code of the one that is shown below. */
  chosen: string | null;
}

/** Each stage with where it stands; its link leads to its steps. */
export function StageList({ etapas, chosen }: StageListProps) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <ol className="stages">
      {etapas.map(({ codigo, nombre, situacion, cierra, publica, solicitudes, sinDecidir }) => (
        <li key={codigo} className="stage">
          <Link to={stagePath(codigo)} aria-current={codigo === chosen ? 'true' : undefined}>
            {nombre}
          </Link>
          <p className="stage-situation">{SITUATIONS[situacion]}</p>
          <p className="stage-note">{`Cierra: ${momentText(cierra, timeZone)}. Publica: ${momentText(publica, timeZone)}`}</p>
          <p className="stage-note">
            {`Solicitudes validadas: ${NUMBER.format(solicitudes)}. Sin decidir: ${NUMBER.format(sinDecidir)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
