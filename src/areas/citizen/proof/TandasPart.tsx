import type { EtapaProof } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Entries } from '#ui/Entries.tsx';
import { Hash } from '#ui/Hash.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { CheckRun } from './CheckRun';
import { FileFacts } from './FileFacts';
import type { EtapaPlace } from './proofPaths';

/** The batches of the waiting list, each to be repeated by the same seed. */
export function TandasPart({ place, etapa: { semilla, tandas } }: { place: EtapaPlace; etapa: EtapaProof }) {
  const { moment } = useWords();
  return (
    <Section className="proof-part" id="tandas" title="4. La lista de espera">
      <p>
        Cada vez que la lista de espera se mueve, los cupos libres se asignan con las mismas reglas y la misma semilla entre
        quienes esperan. Esto también se puede repetir.
      </p>
      {tandas.map(({ numero, en, ofrecidos, huellaLista, huella, archivo }) => (
        <section key={numero} aria-labelledby={`tanda-${numero}`}>
          <h3 id={`tanda-${numero}`}>{`Tanda ${numero}`}</h3>
          <Entries
            className="proof-facts"
            entries={[
              ['Se movió', moment(en)],
              ...(ofrecidos === null ? [] : [['Cupos ofrecidos', numberText(ofrecidos)] as const]),
            ]}
          />
          {huellaLista !== null && <Hash name="Huella de la lista" value={huellaLista} />}
          <Hash name="Huella del resultado" value={huella} />
          <FileFacts etapa={place} tanda={numero} archivo={archivo} />
          {semilla && (
            <CheckRun wanted={{ etapa: place, tanda: numero, archivo, huellaLista, semilla: semilla.semilla, huella }} />
          )}
        </section>
      ))}
    </Section>
  );
}
