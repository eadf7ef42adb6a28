import { ActaDeSorteo } from '#kits/words/ActaDeSorteo.tsx';
import type { EtapaProof } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Entries } from '#ui/Entries.tsx';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

/** What was public of a stage and is annulled (F47): it stays to be read, with the day and the reason. */
export function AnnulledPart({ etapa: { anuladas } }: { etapa: EtapaProof }) {
  const { moment } = useWords();
  if (anuladas.length === 0) return null;
  return (
    <Section className="proof-part" id="anulado" title="Lo que se anuló">
      <p>Antes de publicar un resultado, dos personas pueden anular lo que quedó mal. No se borra: aquí está, con su motivo.</p>
      {anuladas.map(({ en, motivo, lista, semilla }) => (
        <section key={en} aria-label={lista ? 'Lista anulada' : 'Semilla anulada'}>
          <h3>{lista ? 'Lista anulada' : 'Semilla anulada'}</h3>
          <Entries
            className="proof-facts"
            entries={[
              ['Anulada', moment(en)],
              ['Motivo', motivo],
              ...(lista
                ? ([
                    ['Se había congelado', moment(lista.en)],
                    ['Solicitudes', numberText(lista.solicitudes)],
                  ] as const)
                : []),
            ]}
          />
          {lista && <Hash name="Huella de la lista anulada" value={lista.huella} />}
          {semilla && (
            <>
              <Hash name="Semilla anulada" value={semilla.semilla} />
              {semilla.acta && <ActaDeSorteo acta={semilla.acta} className="proof-facts" />}
            </>
          )}
        </section>
      ))}
    </Section>
  );
}
