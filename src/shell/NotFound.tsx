import { Link } from 'react-router-dom';
import { PATHS } from '#core/location/paths.ts';
import { Page } from '#ui/Page.tsx';

/** The 404 screen's content (B7); it goes into whatever frame the address belongs to. */
export function NotFound() {
  return (
    <Page title="Página no encontrada" heading="404 PAGINA NO ENCONTRADA">
      <p className="lead-text">El recurso buscado no fue encontrado.</p>
      <div className="actions">
        <Link className="btn btn-primary" to={PATHS.login}>
          Ir a login
        </Link>
      </div>
    </Page>
  );
}
