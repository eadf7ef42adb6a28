import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PATHS } from '#core/location/paths.ts';
import { selectEntries, selectMenu } from '#core/menu/menuSlice.ts';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PASSWORD_PATH } from '#core/session/passwordPath.ts';
import { Sections } from './Sections';

/** `sitio`: the person's sections, as far as the stored menu gives any (D11). */
export function Home() {
  // Not the whole menu: what the search box filters is not this page's.
  const status = useSelector((state: Parameters<typeof selectMenu>[0]) => selectMenu(state).status);
  const entries = useSelector(selectEntries);
  return (
    <Page title="Inicio" heading="Sus secciones">
      {status === 'unread' && <Skeleton lines={4} />}
      {status === 'missing' && (
        <p className="lead-text">No se encontró el menú de este usuario, por lo que no hay secciones para mostrar.</p>
      )}
      {status === 'ready' && <Sections entries={entries} />}
      <p className="section-account">
        <Link className="tall-link" to={`${PATHS.site}/ingresos`}>
          Sus últimos ingresos
        </Link>
        <Link className="tall-link" to={PASSWORD_PATH}>
          Cambiar su contraseña
        </Link>
      </p>
    </Page>
  );
}
