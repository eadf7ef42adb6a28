import { CopiedHash } from '#kits/copy/CopiedHash.tsx';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { PROOF_PATHS } from '../proof/proofPaths';
import { CITIZEN_PATHS } from '../citizenPaths';

/** By what a family finds itself in the public file, and works its lottery number out. */
export function Comprobacion({ anio, comprobacion }: Pick<FamilySolicitud, 'anio' | 'comprobacion'>) {
  const { tiquete, etapa, nombre, archivo, numero } = comprobacion;
  return (
    <Section className="look-up-section" id="comprobacion" title="Compruebe la asignación">
      <CopiedHash name="Su tiquete" value={tiquete} />
      {numero !== null && <CopiedHash name="Su número de sorteo completo (va primero el menor)" value={numero} />}
      <p>
        {etapa === null || nombre === null || archivo === null
          ? 'Con este tiquete entra al sorteo, sin su nombre. Cuando se publique el resultado podrá buscar su fila en el archivo público.'
          : `Busque su fila en el archivo ${archivo}, el de «${nombre}»: es la línea que tiene este tiquete. Allí están sus opciones y con qué prioridad entró. El archivo se descarga en la página «Comprobar la asignación».`}
      </p>
      <p>Guárdelo para usted: quien lo tenga y sepa que es suyo puede leer esa fila.</p>
      <div className="actions">
        {/* Beside this page: the solicitud that was looked up is still here on coming back. */}
        <ButtonLink
          label="Comprobar la asignación (en otra pestaña)"
          to={etapa === null ? CITIZEN_PATHS.proof : PROOF_PATHS.etapa({ anio, etapa })}
          target="_blank"
        />
      </div>
    </Section>
  );
}
