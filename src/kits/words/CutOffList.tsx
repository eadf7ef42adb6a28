import type { CutOff } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { Words } from '#domain/words/words.ts';
import { CutOffHistory } from './CutOffHistory';
import { Entries } from '#ui/Entries.tsx';
import './cutOffList.scss';

interface CutOffListProps {
  cutOffs: readonly CutOff[];
  words: Pick<Words, 'ofertaText' | 'grado'>;
}

/** Who was the last to enter at each oferta, and how many of its seats are taken today. */
export function CutOffList({ cutOffs, words }: CutOffListProps) {
  return (
    <ul className="cut-offs">
      {cutOffs.map(({ oferta, ocupados, cupos, enLista, cortes }) => (
        <li key={oferta.id}>
          <h3>{words.ofertaText(oferta)}</h3>
          <p>{words.grado(oferta.grado)}</p>
          <Entries
            className="cut-off"
            entries={[
              ['Cupos ocupados hoy', `${numberText(ocupados)} de ${numberText(cupos)}`],
              ['En lista de espera', numberText(enLista)],
              ['Último en entrar', <CutOffHistory key="cortes" cortes={cortes} />],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
