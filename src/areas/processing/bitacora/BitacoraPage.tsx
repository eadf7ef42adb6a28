import { useLocation } from 'react-router-dom';
import { NoSuchPage } from '#kits/listing/NoSuchPage.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { ESTADO_NAMES } from '#domain/estados.ts';
import type { BitacoraEntries, BitacoraEntry } from '#domain/contractTypes.ts';
import { Page } from '#ui/Page.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { NoRadicado } from '../expediente/ExpedientePage';
import { expedientePlaceOf, PROCESSING_PATHS } from '../processingPaths';
import { expedienteFrom, inboxOfBitacora } from '../inbox/nextInInbox';
import { useWords } from '../useWords';
import { bitacora } from './bitacora';

/** All that happened to a solicitud, and who read it, the newest first. */
export function BitacoraPage() {
  const { pathname, search } = useLocation();
  const radicado = expedientePlaceOf(pathname)?.radicado ?? null;
  if (radicado === null) return <NoRadicado />;
  return (
    <Page
      title={`Historia de la solicitud ${radicado}`}
      heading={
        <>
          Historia de la solicitud <Radicado>{radicado}</Radicado>
        </>
      }
    >
      <div className="actions expediente-ways">
        <ButtonLink label="Ir a la solicitud" to={expedienteFrom(radicado, inboxOfBitacora(search))} />
      </div>
      <ReadingOf
        reading={bitacora}
        skeleton={<Skeleton lines={20} />}
        notFound={`No existe una solicitud con el radicado ${radicado}.`}
      >
        {(page) => <Bitacora page={page} radicado={radicado} />}
      </ReadingOf>
    </Page>
  );
}

function Bitacora({ page: { elementos, pagina, total }, radicado }: { page: BitacoraEntries; radicado: string }) {
  const { moment, person } = useWords();
  const first = PROCESSING_PATHS.bitacora(radicado);
  return (
    <>
      {elementos.length === 0 && <NoSuchPage first={first} />}
      <ol className="expediente-log">
        {elementos.map((entry, place) => (
          <li key={`${entry.en} ${place}`}>
            <p>
              <time dateTime={entry.en}>{moment(entry.en)}</time>
            </p>
            <p>
              <strong>{happened(entry)}</strong>
            </p>
            <p>{`Por: ${ACTORS[entry.quien] ?? person(entry.quien)}`}</p>
            {entry.motivo !== null && <p>{`Razón: ${entry.motivo}`}</p>}
            {entry.documentos.length > 0 && <p>{`Documentos que adjuntó: ${entry.documentos.join(', ')}`}</p>}
          </li>
        ))}
      </ol>
      <Pagination page={pagina} total={total} toPage={(wanted) => (wanted === 1 ? first : `${first}?pagina=${wanted}`)} />
    </>
  );
}

const ACTORS: Readonly<Record<string, string>> = { familia: 'la familia', sistema: 'el sistema' };

function happened({ que, de, a }: BitacoraEntry): string {
  switch (que) {
    case 'movimiento':
      if (de === null) return 'Se radicó la solicitud';
      if (a === null) return 'Se movió la solicitud';
      if (a === de && a === 'por_subsanar') return 'Se cambió el plazo para corregir';
      // Edited by the family while the convocatoria is open.
      return a === de
        ? `Se cambió y quedó otra vez «${ESTADO_NAMES[a]}»`
        : `De «${ESTADO_NAMES[de]}» pasó a «${ESTADO_NAMES[a]}»`;
    case 'edicion':
      return 'Se cambiaron los datos';
    case 'contacto':
      return 'Se cambió el teléfono o el correo';
    case 'lectura':
      return 'Se leyó la solicitud';
    case 'lectura_archivo':
      return 'Se guardó un soporte';
    case 'toma':
      return a === null || a === de ? 'Se tomó la solicitud' : `Se tomó la solicitud y pasó a «${ESTADO_NAMES[a]}»`;
    case 'liberacion':
      return 'Se liberó la solicitud';
    case 'decision':
      return 'Se decidió una condición';
    case 'propuesta':
      return 'Se propuso reabrir la solicitud';
    case 'propuesta_rechazada':
      return 'Se rechazó la propuesta de reabrir la solicitud';
  }
}
