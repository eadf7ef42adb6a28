import { NotFound } from '#shell/NotFound.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CITIZEN_PATHS } from './citizenPaths';

/** The 404 screen (B7) on the families' side: most of them have no login, so beside its link stands their own way on. */
export function PublicNotFound() {
  return (
    <>
      <NotFound />
      <div className="actions">
        <ButtonLink label="Ir a trámites de educación" to={CITIZEN_PATHS.home} />
      </div>
    </>
  );
}
