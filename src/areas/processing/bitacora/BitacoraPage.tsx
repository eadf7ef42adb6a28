import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { NoSuchPage } from '#kits/listing/NoSuchPage.tsx';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import { NOMBRES_DE_ESTADO } from '#domain/estados.ts';
import type { PaginaDeBitacora, RegistroDeBitacora } from '#domain/contractTypes.ts';
import { Page } from '#ui/Page.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NoRadicado } from '../expediente/ExpedientePage';
import { requestPlaceOf, STAFF_PATHS } from '../processingPaths';
import { useWords } from '../useWords';
import { bitacora } from './bitacora';

/** All that happened to a request, and who read it, the newest first. */
export function LogPage() {
  const state = useSelector(bitacora.select);
  const dispatch = useDispatch();
  const radicado = requestPlaceOf(useLocation().pathname)?.radicado ?? null;
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
      <div className="actions request-ways">
        <Link className="btn btn-quiet" to={STAFF_PATHS.request(radicado)}>
          Ir a la solicitud
        </Link>
      </div>
      <ReadingView
        state={state}
        onRetry={() => dispatch(bitacora.events.retryRequested())}
        skeleton={<Skeleton lines={20} />}
        notFound={`No existe una solicitud con el radicado ${radicado}.`}
      >
        {(page) => <Log page={page} radicado={radicado} />}
      </ReadingView>
    </Page>
  );
}

function Log({ page: { elementos, pagina, total }, radicado }: { page: PaginaDeBitacora; radicado: string }) {
  const { moment } = useWords();
  const first = STAFF_PATHS.history(radicado);
  return (
    <>
      {elementos.length === 0 && <NoSuchPage first={first} />}
      <ol className="request-log">
        {elementos.map((registro, place) => (
          <li key={`${registro.en} ${place}`}>
            <p>
              <time dateTime={registro.en}>{moment(registro.en)}</time>
            </p>
            <p>
              <strong>{happened(registro)}</strong>
            </p>
            <p>{`Por: ${ACTORS[registro.quien] ?? registro.quien}`}</p>
            {registro.motivo !== null && <p>{`Razón: ${registro.motivo}`}</p>}
          </li>
        ))}
      </ol>
      <Pagination page={pagina} total={total} toPage={(wanted) => (wanted === 1 ? first : `${first}?pagina=${wanted}`)} />
    </>
  );
}

const ACTORS: Readonly<Record<string, string>> = { familia: 'la familia', sistema: 'el sistema' };

function happened({ que, de, a }: RegistroDeBitacora): string {
  switch (que) {
    case 'movimiento':
      if (de === null) return 'Se radicó la solicitud';
      if (a === null) return 'Se movió la solicitud';
      // Edited by the family while the call is open.
      return a === de ? `Se cambió y quedó otra vez «${NOMBRES_DE_ESTADO[a]}»` : `De «${NOMBRES_DE_ESTADO[de]}» pasó a «${NOMBRES_DE_ESTADO[a]}»`;
    case 'edicion':
      return 'Se cambiaron los datos';
    case 'lectura':
      return 'Se leyó la solicitud';
    case 'lectura_archivo':
      return 'Se guardó un soporte';
    case 'toma':
      return a === null || a === de ? 'Se tomó la solicitud' : `Se tomó la solicitud y pasó a «${NOMBRES_DE_ESTADO[a]}»`;
    case 'liberacion':
      return 'Se liberó la solicitud';
    case 'decision':
      return 'Se decidió una condición';
  }
}
