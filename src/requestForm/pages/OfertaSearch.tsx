import type { ComponentProps } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VACANTES_FILTER } from '#kits/listing/catalogueFilters.ts';
import { LONGEST_TEXT } from '#kits/listing/listAddress.ts';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { useListFilters } from '#kits/listing/useListFilters.ts';
import { choicesOf, type Choice } from '#kits/words/choices.ts';
import { SedeNotes } from '#kits/words/SedeNotes.tsx';
import { Options } from '#ui/Options.tsx';
import { Button } from '#ui/Button.tsx';
import { OfertaLines } from './OfertaLines';
import { useStep } from './useStep';

const WORDS: ListWords = {
  none: 'No se encontró ninguna sede.',
  one: 'Se encontró 1 sede.',
  many: (total) => `Se encontraron ${total} sedes.`,
  empty: { title: 'No hay cupos que mostrar. Pruebe con otra comuna, con otras palabras o sin filtros.' },
  pages: { label: 'Páginas de cupos', previous: 'Cupos anteriores', next: 'Cupos siguientes' },
};

/** The sedes that offer the pupil's grado, to be added to the list; which ones are shown is in the address. */
export function OfertaSearch({ max }: { max: number }) {
  const { draft, words, sedes, ofertaAddress } = useStep();
  return (
    <ListView
      id="buscar-cupos"
      heading={`Buscar cupos de ${words.grado(draft.values.estudiante.grado)}`}
      address={ofertaAddress}
      reading={sedes}
      words={WORDS}
      skeleton={<Skeleton lines={8} />}
      head={<OfertaFilters />}
    >
      {(rows, page) => (
        <>
          <SedeNotes {...page} />
          <OfertaLines sedes={rows} max={max} />
        </>
      )}
    </ListView>
  );
}

/** The grado is the pupil's: it stays as the address has it. */
function OfertaFilters() {
  const { convocatoria, draft, ofertaAddress } = useStep();
  const { comunas, jornadas, zonas } = convocatoria.catalogos;
  const { query, field, onSubmit } = useListFilters(ofertaAddress, ['grado', 'comuna', 'jornada', 'zona', 'vacantes'], true);
  return (
    <form role="search" aria-labelledby="buscar-cupos" className="solicitud-filters" noValidate onSubmit={onSubmit}>
      <label>
        <span className="form-label">Institución, sede, barrio o dirección</span>
        <input type="search" className="form-control" maxLength={LONGEST_TEXT} {...field('texto')} />
      </label>
      <OfertaFilter label="Comuna" choices={choicesOf(comunas)} field={field('comuna')} />
      <OfertaFilter label="Jornada" choices={choicesOf(jornadas)} field={field('jornada')} />
      <OfertaFilter label="Zona" choices={choicesOf(zonas)} field={field('zona')} />
      <OfertaFilter label={VACANTES_FILTER.label} choices={VACANTES_FILTER.choices} field={field('vacantes')} />
      <Button type="submit" label="Buscar" />
      {query.comuna === draft.values.estudiante.comuna && (
        <p className="form-hint">Es la comuna del estudiante. Para buscar en toda la ciudad, elija «Todas».</p>
      )}
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
        <Options choices={choices} />
      </select>
    </label>
  );
}
