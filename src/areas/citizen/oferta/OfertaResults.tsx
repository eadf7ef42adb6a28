import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { SedeNotes } from '#kits/words/SedeNotes.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ofertaAddress } from './ofertaAddress';
import { SedeCard } from './SedeCard';
import { sedes } from './sedes';

const WORDS: ListWords = {
  none: 'No se encontró ninguna sede.',
  one: 'Se encontró una sede.',
  many: (total) => `Se encontraron ${total} sedes.`,
  empty: {
    title: 'Ningún cupo es como lo busca',
    hint: 'Pruebe con otra comuna u otra jornada, o con menos palabras.',
    all: 'Ver todos los cupos',
  },
};

/** The sedes with what the address asks for. */
export function OfertaResults() {
  return (
    <ListView
      id="resultados"
      heading="Resultados"
      address={ofertaAddress}
      reading={sedes}
      words={WORDS}
      skeleton={<Skeleton lines={12} />}
    >
      {(rows, page) => (
        <>
          <SedeNotes {...page} />
          <ul className="oferta-list">
            {rows.map((sede) => (
              <li key={sede.id}>
                <SedeCard sede={sede} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListView>
  );
}
