import type { EtapaProof } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Entries } from '#ui/Entries.tsx';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

/** The frozen list, by which nobody can be added, dropped or changed afterwards. */
export function ListaPart({ etapa: { cierra, lista, semilla } }: { etapa: EtapaProof }) {
  const { deadline, moment } = useWords();
  return (
    <Section className="proof-part" id="lista" title="1. La lista">
      {lista ? (
        <>
          <Entries
            className="proof-facts"
            entries={[
              ['Congelada', moment(lista.en)],
              ['Solicitudes', numberText(lista.solicitudes)],
            ]}
          />
          <Hash name="Huella de la lista" value={lista.huella} />
          <p>
            {semilla === null
              ? 'Anótela o guarde una copia de esta página antes del sorteo: la lista del archivo debe dar esta misma huella.'
              : 'Se publicó antes del sorteo: la lista del archivo debe dar esta misma huella.'}
          </p>
        </>
      ) : (
        <p>
          {sentence(
            `La lista se congela cuando la etapa haya cerrado y cada solicitud esté decidida. La etapa cierra: ${deadline(cierra)}`,
          )}
        </p>
      )}
    </Section>
  );
}
