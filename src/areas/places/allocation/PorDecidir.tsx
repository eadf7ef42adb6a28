import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Etapa, Estado } from '#domain/contractTypes.ts';
import { ESTADO_NAMES } from '#domain/estados.ts';
import { deadlineText } from '#domain/words/dates.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Radicado } from '#ui/Radicado.tsx';
import { expedientePath, inboxPath, useMayProcess } from '../processingLinks';
import { usePersonName } from '../people';

const WAITING: readonly Estado[] = ['radicada', 'en_revision', 'por_subsanar'];

/** For which solicitudes a closed stage's freeze waits (F45): in whose hands each is, and until when; of many, the first. */
export function PorDecidir({ etapa: { porDecidir, sinDecidir } }: { etapa: Etapa }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const mayProcess = useMayProcess();
  if (porDecidir.length === 0) return null;
  const whose = ({ estado, quien, hasta }: Etapa['porDecidir'][number]) => {
    const who =
      estado === 'por_subsanar' ? 'espera a la familia' : quien === null ? 'nadie la ha tomado' : `la tiene ${person(quien)}`;
    return `${ESTADO_NAMES[estado]}: ${who}${hasta === null ? '' : `, hasta el ${deadlineText(hasta, timeZone)}`}`;
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
            <span>{` · ${whose(one)}`}</span>
          </li>
        ))}
      </ul>
      {mayProcess && (
        <p>
          <span>En la bandeja: </span>
          {WAITING.map((estado, at) => (
            <span key={estado}>
              {at > 0 && <span>, </span>}
              <Link to={inboxPath(estado)}>{ESTADO_NAMES[estado].toLowerCase()}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
