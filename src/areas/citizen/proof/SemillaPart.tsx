import { ActaDeSorteo } from '#kits/words/ActaDeSorteo.tsx';
import type { EtapaProof } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

/** The seed, by the rule that stood before, with the record of its draw. */
export function SemillaPart({ etapa: { reglaDeSemilla, semilla } }: { etapa: EtapaProof }) {
  const { moment } = useWords();
  return (
    <Section className="proof-part" id="semilla" title="2. La semilla del sorteo">
      <p>{`La regla: ${reglaDeSemilla}`}</p>
      {semilla ? (
        <>
          <Hash name="Semilla" value={semilla.semilla} />
          <p>{sentence(`Registrada: ${moment(semilla.en)}`)}</p>
          {semilla.acta ? (
            <>
              <h3>Acta del sorteo</h3>
              <ActaDeSorteo acta={semilla.acta} className="proof-facts" />
            </>
          ) : (
            <p>De este sorteo no se registró un acta.</p>
          )}
        </>
      ) : (
        <p>Todavía no se ha sorteado. Se sortea después de congelar la lista.</p>
      )}
    </Section>
  );
}
