import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { OfertaCard } from './OfertaCard';
import { ofertaAddress } from './ofertaAddress';
import { ofertas } from './ofertas';

const WORDS: ListWords = {
  none: 'No se encontró ninguna oferta.',
  one: 'Se encontró una oferta.',
  many: (total) => `Se encontraron ${total} ofertas.`,
  empty: {
    title: 'Ningún cupo es como lo busca',
    hint: 'Pruebe con otra jornada u otra zona, o con menos palabras.',
    all: 'Ver todos los cupos',
  },
};

/** The places that the address asks for. */
export function OfertaResults() {
  return (
    <ListView
      id="resultados"
      heading="Resultados"
      address={ofertaAddress}
      reading={ofertas}
      words={WORDS}
      skeleton={<Skeleton lines={12} />}
    >
      {(rows) => (
        <ul className="oferta-list">
          {rows.map((oferta) => (
            <li key={oferta.id}>
              <OfertaCard oferta={oferta} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
