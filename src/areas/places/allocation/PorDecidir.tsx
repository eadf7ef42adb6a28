import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { deadlineText } from '#domain/words/dates.ts';
import { numberText } from '#domain/words/numbers.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { expedientePath, inboxPath, useMayListEtapa, useMayProcess } from '../processingLinks';
import { usePersonName } from '../people';
import { Link } from '../PlacesLink';

/** For which solicitudes a closed stage's freeze waits (F45): in whose hands each is, and until when; of many, the first. */
export function PorDecidir({ etapa: { codigo, porDecidir, sinDecidir } }: { etapa: Etapa }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const mayProcess = useMayProcess();
  const mayList = useMayListEtapa();
  if (porDecidir.length === 0) return null;
  const whose = ({ estado, quien, hasta }: Etapa['porDecidir'][number]) => {
    const who =
      estado === 'por_subsanar' ? 'espera a la familia' : quien === null ? 'nadie la ha tomado' : `la tiene ${person(quien)}`;
    return `${who}${hasta === null ? '' : `, hasta el ${deadlineText(hasta, timeZone)}`}`;
  };
  return (
    <>
      <p>
        {sinDecidir > porDecidir.length
          ? `La congelación espera ${numberText(sinDecidir)} solicitudes. Aquí están las primeras ${porDecidir.length}:`
          : 'La congelación espera:'}
      </p>
      <ul className="waited-for">
        {porDecidir.map((one) => (
          <li key={one.radicado}>
            {mayProcess ? (
              <Link to={expedientePath(one.radicado)}>
                <Radicado>{one.radicado}</Radicado>
              </Link>
            ) : (
              <Radicado>{one.radicado}</Radicado>
            )}
            <span> </span>
            <EstadoMark estado={one.estado} />
            <span>{` ${whose(one)}`}</span>
          </li>
        ))}
      </ul>
      {mayList && (
        <p>
          <Link to={inboxPath({ estado: 'sin_decidir', etapa: codigo })}>Verlas todas en la bandeja</Link>
        </p>
      )}
    </>
  );
}
