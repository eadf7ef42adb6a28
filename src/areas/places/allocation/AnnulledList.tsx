import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Annulment } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import { ActaDeSorteo } from '#kits/words/ActaDeSorteo.tsx';
import { Hash } from '#ui/Hash.tsx';
import { usePersonName } from '../people';
import { ANNULLED_PARTS } from './annulmentTexts';

/** What was annulled of a stage, and what was not though somebody asked for it. */
export function AnnulledList({ annulled }: { annulled: readonly Annulment[] }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  if (annulled.length === 0) return null;
  return (
    <ol className="annulled" aria-label="Anulaciones">
      {annulled.map(({ que, motivo, pedida, decidida, confirmada, ...record }) => (
        <li key={decidida.en}>
          <p>
            <strong>{`${confirmada ? 'Se anuló' : 'No se anuló'} ${ANNULLED_PARTS[que]}`}</strong>
            <span>{`: ${sentence(momentText(decidida.en, timeZone))} Lo pidió ${person(pedida.quien)} y lo decidió ${person(decidida.quien)}.`}</span>
          </p>
          <p>{`Motivo: ${motivo}`}</p>
          {confirmada && (
            <details>
              <summary>Lo que se anuló</summary>
              {que === 'lista' && <Hash name="Huella de la lista" value={record.huellaLista} />}
              {que !== 'resultado' && record.semilla !== null && <Hash name="Semilla" value={record.semilla} />}
              {que !== 'resultado' && record.acta && <ActaDeSorteo acta={record.acta} className="acta" />}
              {record.huellaResultado !== null && <Hash name="Huella del resultado" value={record.huellaResultado} />}
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
