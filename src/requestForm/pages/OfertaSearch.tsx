import type { ComponentProps } from 'react';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { vacantesText } from '#domain/words/numbers.ts';
import { LONGEST_TEXT } from '#kits/listing/listAddress.ts';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { useListFilters } from '#kits/listing/useListFilters.ts';
import { choicesOf, type Choice } from '#kits/words/choices.ts';
import { Button } from '#ui/Button.tsx';
import { useStep } from './useStep';

const WORDS: ListWords = {
  none: 'No se encontró ninguna oferta de cupo.',
  one: 'Se encontró 1 oferta de cupo.',
  many: (total) => `Se encontraron ${total} ofertas de cupo.`,
  empty: { title: 'No hay cupos que mostrar. Pruebe con otras palabras o sin filtros.' },
  pages: { label: 'Páginas de cupos', previous: 'Cupos anteriores', next: 'Cupos siguientes' },
};

/** The ofertas of the pupil's grado, to be added to the list; which ones are shown is in the address. */
export function OfertaSearch({ max }: { max: number }) {
  const { draft, words, ofertas, ofertaAddress } = useStep();
  return (
    <ListView
      id="buscar-cupos"
      heading={`Buscar cupos de ${words.grado(draft.values.estudiante.grado)}`}
      address={ofertaAddress}
      reading={ofertas}
      words={WORDS}
      skeleton={<Skeleton lines={8} />}
      head={<OfertaFilters />}
    >
      {(rows) => (
        <ul className="solicitud-ofertas">
          {rows.map((oferta) => (
            <OfertaLine key={oferta.id} oferta={oferta} max={max} />
          ))}
        </ul>
      )}
    </ListView>
  );
}

/** The grado is the pupil's: it stays as the address has it. */
function OfertaFilters() {
  const { convocatoria, ofertaAddress } = useStep();
  const { jornadas, zonas } = convocatoria.catalogos;
  const { field, onSubmit } = useListFilters(ofertaAddress, ['grado', 'jornada', 'zona'], true);
  return (
    <form role="search" aria-labelledby="buscar-cupos" className="solicitud-filters" noValidate onSubmit={onSubmit}>
      <label>
        <span className="form-label">Institución, sede o barrio</span>
        <input type="search" className="form-control" maxLength={LONGEST_TEXT} {...field('texto')} />
      </label>
      <OfertaFilter label="Jornada" choices={choicesOf(jornadas)} field={field('jornada')} />
      <OfertaFilter label="Zona" choices={choicesOf(zonas)} field={field('zona')} />
      <Button type="submit" label="Buscar" />
    </form>
  );
}

interface OfertaFilterProps {
  label: string;
  choices: readonly Choice[];
  field: Pick<ComponentProps<'select'>, 'value' | 'onChange'>;
}

function OfertaFilter({ label, choices, field }: OfertaFilterProps) {
  return (
    <label>
      <span className="form-label">{label}</span>
      <select className="form-select" {...field}>
        <option value="">Todas</option>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function OfertaLine({ oferta, max }: { oferta: Oferta; max: number }) {
  const { draft, words, events, dispatch } = useStep();
  const { opciones } = draft.values;
  const isChosen = opciones.some(({ id }) => id === oferta.id);
  const isFull = opciones.length >= max;
  const name = fullSedeName(oferta);
  const label = isChosen ? 'Agregada' : isFull ? 'Lista llena' : 'Agregar';
  return (
    <li className="solicitud-option">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="form-hint">
          {`${words.name('jornadas', oferta.jornada)} · ${[oferta.direccion, oferta.barrio].filter(Boolean).join(', ')} · ${oferta.vacantes === 0 ? 'sin vacantes' : vacantesText(oferta.vacantes)}`}
        </p>
      </div>
      <Button
        label={label}
        // Not `disabled`, which would lose the focus when it is pressed.

        isOff={isChosen || isFull}
        aria-label={`${label} ${name}, ${words.name('jornadas', oferta.jornada)}`}
        onClick={() => dispatch(events.opcionAdded({ oferta, max }))}
      />
    </li>
  );
}
