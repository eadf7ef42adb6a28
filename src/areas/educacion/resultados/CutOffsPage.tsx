import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { gradoFilter } from '../../../features/listing/catalogueFilters';
import { ListFilters, type Filter } from '../../../features/listing/ListFilters';
import { ListView, type ListWords } from '../../../features/listing/ListView';
import { shownData } from '../../../features/reading/readingState';
import { shownAfter } from '../../../features/reading/shownAfter';
import { NotFound } from '../../../features/site/NotFound';
import { NamesFailure } from '../../../features/words/NamesFailure';
import type { Corte } from '../../../shared/educacion/tipos';
import { PriorityLegend } from '../../../shared/ui/PriorityLegend';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { llamado } from '../llamado';
import { useWords } from '../useWords';
import { cortes, cutOffsAddress } from './cortes';
import { numberText } from '../../../shared/numbers';
import { resultsPlaceOf } from './places';
import { StagePage } from './StagePage';
import './resultados.scss';

const WORDS: ListWords = {
  none: 'No se encontró ninguna oferta.',
  one: 'Se encontró una oferta.',
  many: (total) => `Se encontraron ${total} ofertas.`,
  notFound: 'No hay resultados de esta etapa.',
  empty: {
    title: 'Ninguna oferta que alguien haya pedido es como la busca',
    hint: 'Pruebe con otro grado, con todas las ofertas o con menos palabras.',
    all: 'Ver todas las ofertas',
  },
};

const FILLED: Filter = {
  name: 'llenas',
  label: 'Cupos',
  all: 'Todas las ofertas',
  choices: [
    { value: 'si', name: 'Las que se llenaron' },
    { value: 'no', name: 'Las que no se llenaron' },
  ],
};

const list = shownAfter(cortes, llamado);

/** Who was the last to enter at each oferta of the stage that the address names. */
export function CutOffsPage() {
  const place = resultsPlaceOf(useLocation().pathname);
  const catalogos = shownData(useSelector(llamado.select))?.catalogos ?? { grados: [] };
  const prioridades = shownData(useSelector(cortes.select))?.prioridades;
  if (place?.page !== 'cutOffs') return <NotFound />;
  const address = cutOffsAddress(place.etapa);
  return (
    <StagePage title="Cortes por oferta" etapa={place.etapa}>
      <ListFilters
        address={address}
        filters={[gradoFilter(catalogos), FILLED]}
        textLabel="Institución, sede o barrio"
        action="Filtrar"
      />
      <ListView
        id="cortes"
        heading="Ofertas"
        address={address}
        reading={list}
        words={WORDS}
        skeleton={<Skeleton lines={40} />}
        notices={<NamesFailure call={llamado} />}
      >
        {(rows) => (
          <>
            {prioridades && <PriorityLegend prioridades={prioridades} />}
            <ul className="cut-offs">
              {rows.map((row) => (
                <li key={row.oferta.id}>
                  <CutOff row={row} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ListView>
    </StagePage>
  );
}

function CutOff({ row: { oferta, asignadas, enLista, corte } }: { row: Corte }) {
  const words = useWords();
  return (
    <>
      <h3>{words.place(oferta)}</h3>
      <p>{words.grado(oferta.grado)}</p>
      <dl className="cut-off">
        <div>
          <dt>Asignadas</dt>
          <dd>{numberText(asignadas)}</dd>
        </div>
        <div>
          <dt>En lista de espera</dt>
          <dd>{numberText(enLista)}</dd>
        </div>
        <div>
          <dt>Último en entrar</dt>
          <dd>{corte ?? 'No se llenó'}</dd>
        </div>
      </dl>
    </>
  );
}
