import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Catalogos } from '../../../shared/educacion/tipos';
import { FormField } from '../../../shared/ui/FormField';
import { CITIZEN_PATHS } from '../paths';
import { gradoOf, writeOfertaQuery } from './ofertaQuery';
import { useOfertaQuery } from './useOfertaQuery';

interface Choice {
  value: string;
  name: string;
}

/** Asks for other places: the search goes into the address, from its first page on. */
export function OfertaFilters({ catalogos }: { catalogos: Catalogos }) {
  const { query, ask } = useOfertaQuery();
  const { register, handleSubmit } = useForm({
    // The address is what counts: Back and a followed link change the fields too.
    values: {
      grado: query.grado === null ? '' : String(query.grado),
      jornada: query.jornada ?? '',
      zona: query.zona ?? '',
      texto: query.texto,
    },
  });
  const submit = handleSubmit(({ grado, jornada, zona, texto }) => {
    ask({ grado: gradoOf(grado), jornada: jornada || null, zona: zona || null, texto: texto.trim(), pagina: 1 });
  });
  const grados = catalogos.grados.map(({ grado, nombre }) => ({ value: String(grado), name: nombre }));
  return (
    <search>
      <form className="oferta-filters" onSubmit={(event) => void submit(event)} noValidate>
        <Select label="Grado" all="Todos los grados" choices={grados} chosen={query.grado} field={register('grado')} />
        <Select
          label="Jornada"
          all="Todas las jornadas"
          choices={choicesOf(catalogos.jornadas)}
          chosen={query.jornada}
          field={register('jornada')}
        />
        <Select
          label="Zona"
          all="Todas las zonas"
          choices={choicesOf(catalogos.zonas)}
          chosen={query.zona}
          field={register('zona')}
        />
        <FormField id="oferta-texto" label="Institución, sede o barrio">
          {(control) => <input {...control} {...register('texto')} type="search" className="form-control" maxLength={200} />}
        </FormField>
        <div className="oferta-filters-actions">
          <button type="submit" className="btn btn-primary">
            Buscar
          </button>
          {writeOfertaQuery({ ...query, pagina: 1 }) !== '' && (
            <Link className="btn btn-quiet" to={CITIZEN_PATHS.oferta}>
              Quitar los filtros
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}

interface SelectProps {
  label: string;
  /** Names the choice of no filter. */
  all: string;
  choices: readonly Choice[];
  /** What the address asks for; shown even where no catalogue names it. */
  chosen: string | number | null;
  field: UseFormRegisterReturn;
}

function Select({ label, all, choices, chosen, field }: SelectProps) {
  const value = chosen === null ? '' : String(chosen);
  const isUnnamed = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <FormField id={`oferta-${field.name}`} label={label}>
      {(control) => (
        <select {...control} {...field} className="form-select">
          <option value="">{all}</option>
          {isUnnamed && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function choicesOf(entries: Catalogos['jornadas']): Choice[] {
  return entries.map(({ codigo, nombre }) => ({ value: codigo, name: nombre }));
}
