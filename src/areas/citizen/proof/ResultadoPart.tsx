import type { EtapaProof } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { CheckRun } from './CheckRun';
import { FileFacts } from './FileFacts';
import { type EtapaPlace, PROOF_PATHS } from './proofPaths';

/** The published result, and all that it takes to repeat it. */
export function ResultadoPart({ place, etapa }: { place: EtapaPlace; etapa: EtapaProof }) {
  const { publica, lista, semilla, resultado } = etapa;
  const { moment } = useWords();
  return (
    <Section className="proof-part" id="resultado" title="3. El resultado">
      {resultado && lista && semilla ? (
        <>
          <Entries className="proof-facts" entries={[['Publicado', moment(resultado.en)]]} />
          <Hash name="Huella del resultado" value={resultado.huella} />
          <p>Cada familia ve el suyo en su consulta. Aquí están los cortes: quién fue el último en entrar a cada colegio.</p>
          <div className="actions">
            <ButtonLink label="Ver los cortes por colegio" to={PROOF_PATHS.cutOffs(place)} />
          </div>
          <h3>El archivo de réplica</h3>
          <FileFacts etapa={place} tanda={null} archivo={resultado.archivo} />
          <h3>Compruébelo ahora</h3>
          <CheckRun
            wanted={{
              etapa: place,
              tanda: null,
              archivo: resultado.archivo,
              huellaLista: lista.huella,
              semilla: semilla.semilla,
              huella: resultado.huella,
            }}
          />
        </>
      ) : (
        <p>{sentence(`Todavía no se publica. La fecha anunciada: ${moment(publica)}`)}</p>
      )}
    </Section>
  );
}
