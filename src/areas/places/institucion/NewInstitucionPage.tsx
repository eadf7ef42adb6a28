import { Page } from '#ui/Page.tsx';
import { ButtonLink } from '../PlacesLink';
import { InstitucionForm } from './InstitucionForm';
import { INSTITUCION_PATHS } from './institucionPaths';

/** A new institution; its sedes come after it, on its page. */
export function NewInstitucionPage() {
  return (
    <Page title="Nueva institución">
      <div className="actions institucion-ways screen-only">
        <ButtonLink label="Volver a las instituciones" to={INSTITUCION_PATHS.list} />
      </div>
      <InstitucionForm data={null} />
    </Page>
  );
}
