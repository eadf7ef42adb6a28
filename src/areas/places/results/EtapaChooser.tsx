import type { Etapa } from '#domain/contractTypes.ts';
import { ChosenEtapa } from '../ChosenEtapa';
import { SITUATIONS } from '../situations';
import { RESULTS_PATHS } from '../resultsPaths';
import { Link } from '../PlacesLink';

/** The convocatoria's stages; `chosen`: the code of the one that is shown. */
export function EtapaChooser({ etapas, chosen }: { etapas: readonly Etapa[]; chosen: string | null }) {
  return (
    <nav aria-label="Etapas">
      <ul className="stage-chooser">
        {etapas.map(({ codigo, nombre, situacion }) => (
          <li key={codigo}>
            <Link to={RESULTS_PATHS.etapa(codigo)} aria-current={codigo === chosen ? 'page' : undefined}>
              <span>{nombre}</span>
              <span className="stage-situation">{` (${SITUATIONS[situacion]})`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ChosenEtapa etapas={etapas} chosen={chosen} />
    </nav>
  );
}
