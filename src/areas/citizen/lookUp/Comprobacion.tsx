import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { PROOF_PATHS } from '../proof/proofPaths';
import { CITIZEN_PATHS } from '../citizenPaths';

/** By what a family finds itself in the public file, and works its lottery number out. */
export function Comprobacion({ comprobacion: { tiquete, etapa, numero } }: Pick<FamilySolicitud, 'comprobacion'>) {
  return (
    <Section className="look-up-section" id="comprobacion" title="Compruebe la asignación">
      <Hash name="Su tiquete" value={tiquete} />
      {numero !== null && <Hash name="Su número de sorteo completo (va primero el menor)" value={numero} />}
      <p>
        {etapa === null
          ? 'Con este tiquete entra al sorteo, sin su nombre. Cuando se publique el resultado podrá buscar su fila en el archivo público.'
          : 'Busque su fila: es la línea del archivo público que tiene este tiquete; allí están sus opciones y con qué prioridad entró.'}
      </p>
      <p>Guárdelo para usted: quien lo tenga y sepa que es suyo puede leer esa fila.</p>
      <div className="actions">
        <ButtonLink label="Comprobar la asignación" to={etapa === null ? CITIZEN_PATHS.proof : PROOF_PATHS.etapa(etapa)} />
      </div>
    </Section>
  );
}
