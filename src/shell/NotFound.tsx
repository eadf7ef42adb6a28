import { PATHS } from '#core/location/paths.ts';
import { Page } from '#ui/Page.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** The 404 screen's content (B7); it goes into whatever frame the address belongs to. */
export function NotFound() {
  return (
    <Page title="Página no encontrada" heading="404 PAGINA NO ENCONTRADA">
      <p className="lead-text">El recurso buscado no fue encontrado.</p>
      <div className="actions">
        <ButtonLink primary label="Ir a login" to={PATHS.login} />
      </div>
    </Page>
  );
}
