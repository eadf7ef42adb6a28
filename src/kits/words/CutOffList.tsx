import type { CutOffs } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { Words } from '#domain/words/words.ts';
import { Entries } from '#ui/Entries.tsx';
import './cutOffList.scss';

interface CutOffListProps {
  cutOffs: readonly CutOffs['elementos'][number][];
  words: Pick<Words, 'ofertaText' | 'grado'>;
}

/** Who was the last to enter at each oferta. */
export function CutOffList({ cutOffs, words }: CutOffListProps) {
  return (
    <ul className="cut-offs">
      {cutOffs.map(({ oferta, asignadas, enLista, corte }) => (
        <li key={oferta.id}>
          <h3>{words.ofertaText(oferta)}</h3>
          <p>{words.grado(oferta.grado)}</p>
          <Entries
            className="cut-off"
            entries={[
              ['Asignadas', numberText(asignadas)],
              ['En lista de espera', numberText(enLista)],
              ['Último en entrar', corte ?? 'No se llenó'],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
