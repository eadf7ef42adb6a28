import type { ActaDeSorteo, EtapaProof } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Entries } from '#ui/Entries.tsx';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

const ORIGINS: Readonly<Record<ActaDeSorteo['origen'], string>> = {
  acto_publico: 'Sorteo en un acto público',
  fuente_publica: 'Número que publica otra entidad',
};

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
          {semilla.acta ? <Acta acta={semilla.acta} /> : <p>De este sorteo no se registró un acta.</p>}
        </>
      ) : (
        <p>Todavía no se ha sorteado. Se sortea después de congelar la lista.</p>
      )}
    </Section>
  );
}

function Acta({ acta: { origen, fuente, en, enlace, documento, testigos } }: { acta: ActaDeSorteo }) {
  const { moment } = useWords();
  return (
    <>
      <h3>Acta del sorteo</h3>
      <Entries
        className="proof-facts"
        entries={[
          ['Cómo fue', ORIGINS[origen]],
          ['Cuál', fuente],
          ['Cuándo', moment(en)],
          ...(enlace === null
            ? []
            : [
                [
                  'Dónde se ve',
                  <a key="enlace" className="btn btn-quiet" href={enlace} target="_blank" rel="noreferrer">
                    {`Ver en ${new URL(enlace).host}`}
                  </a>,
                ] as const,
              ]),
          ...(documento === null ? [] : [['Documento', documento] as const]),
          ['Testigos', testigos.join(' y ')],
        ]}
      />
    </>
  );
}
