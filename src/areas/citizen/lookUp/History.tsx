import { NOMBRES_DE_ESTADO } from '#domain/estados.ts';
import type { SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { useWords } from '../useWords';

type Suceso = SolicitudDeFamilia['historia'][number];

/** How the request came to where it is, the oldest first. */
export function History({ solicitud: { historia } }: { solicitud: SolicitudDeFamilia }) {
  const { moment } = useWords();
  return (
    <section className="request-section" aria-labelledby="historia">
      <h2 id="historia">Historia de la solicitud</h2>
      <ol className="request-history">
        {historia.map((suceso, place) => (
          <li key={`${suceso.en} ${place}`}>
            <p>
              <time dateTime={suceso.en}>{moment(suceso.en)}</time>
            </p>
            <p>
              <strong>{happened(suceso)}</strong>
            </p>
            {suceso.motivo !== null && <p>{`Razón: ${suceso.motivo}`}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function happened({ de, a }: Suceso): string {
  if (de === null) return 'Se radicó la solicitud';
  // Edited by the family while the call is open.
  if (a === 'radicada') return 'La familia la cambió; quedó radicada otra vez';
  return `Pasó a «${NOMBRES_DE_ESTADO[a]}»`;
}
