import { Link } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import type { EtapaProof } from '#domain/contractTypes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '../useWords';
import { PROOF_PATHS } from './proofPaths';
import { proofs } from './proofs';
import { PROOF_TITLE } from './proofTexts';
import './proof.scss';

/** What proves the allocation of the convocatoria's stages, to anyone. */
export function ProofsPage() {
  return (
    <Page title={PROOF_TITLE}>
      <p className="lead-text">
        Nadie puede cambiar la lista después de conocer el sorteo, ni publicar un resultado que no den las reglas, sin que se note
        aquí. Cualquier persona puede comprobarlo, sin usuario y sin instalar nada.
      </p>
      <Section className="proof-part" id="como" title="Cómo se prueba">
        <ol>
          <li>Cuando una etapa cierra, su lista se congela y aquí se publica su huella: un número que sale de toda la lista.</li>
          <li>Solo después se sortea la semilla, con la regla que ya estaba publicada. Aquí queda el acta de ese sorteo.</li>
          <li>
            Con la lista, la semilla y las reglas el resultado es uno solo. Su huella se publica con el archivo para repetirlo.
          </li>
        </ol>
        <p>Si alguien cambia una sola letra de la lista, su huella es otra.</p>
      </Section>
      <ReadingOf reading={proofs} skeleton={<Skeleton lines={8} />} notFound="Ahora no hay ninguna convocatoria que comprobar.">
        {({ anio, elementos, otrosAnios }) => (
          <>
            <Section className="proof-part" id="etapas" title={`Etapas del año ${anio}`}>
              {elementos.length === 0 && <EmptyState title="La convocatoria todavía no tiene etapas" />}
              <ul className="proof-etapas">
                {elementos.map((etapa) => (
                  <li key={etapa.codigo}>
                    <Link to={PROOF_PATHS.etapa({ anio, etapa: etapa.codigo })}>{etapa.nombre}</Link>
                    <p>
                      <Standing etapa={etapa} />
                    </p>
                  </li>
                ))}
              </ul>
            </Section>
            {otrosAnios.length > 0 && (
              <Section className="proof-part" id="otros-anios" title="Otros años">
                <ul className="proof-etapas">
                  {otrosAnios.map((other) => (
                    <li key={other}>
                      <Link to={PROOF_PATHS.all(other)}>{`Resultados del año ${other}`}</Link>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
      </ReadingOf>
    </Page>
  );
}

function Standing({ etapa: { cierra, lista, semilla, resultado, anuladas } }: { etapa: EtapaProof }) {
  const { deadline, moment } = useWords();
  if (resultado) return `Resultado publicado: ${moment(resultado.en)}`;
  if (semilla) return 'Semilla sorteada; el resultado todavía no se publica';
  if (lista) return `Lista congelada: ${moment(lista.en)}`;
  if (anuladas.length > 0) return 'La lista se anuló: todavía no se congela otra';
  return `La lista todavía no se congela. La etapa cierra: ${deadline(cierra)}`;
}
