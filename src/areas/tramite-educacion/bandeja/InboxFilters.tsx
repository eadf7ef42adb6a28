import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ESTADOS, NOMBRES_DE_ESTADO } from '../../../shared/educacion/estados';
import { FormField } from '../../../shared/ui/FormField';
import { STAFF_PATHS } from '../paths';
import { asignacionOf, diasOf, estadoOf, LONGEST_TEXT, writeBandejaQuery, type Asignacion } from './bandejaQuery';
import { useBandejaQuery } from './useBandejaQuery';

interface Choice {
  value: string;
  name: string;
}

const OFFERED_DAYS = [3, 7, 15, 30];
const ASSIGNED: Readonly<Record<Asignacion, string>> = {
  mias: 'Las mías',
  libres: 'Sin asignar',
  de_otros: 'De otras personas',
};

/** Asks for other requests: the filter goes into the address, from its first page on, when it is submitted. */
export function InboxFilters() {
  const { query, ask } = useBandejaQuery();
  const { register, handleSubmit } = useForm({
    // The address is what counts: Back and a followed link change the fields too.
    values: {
      estado: query.estado ?? '',
      dias: query.dias === null ? '' : String(query.dias),
      asignacion: query.asignacion ?? '',
      texto: query.texto,
    },
  });
  const submit = handleSubmit(({ estado, dias, asignacion, texto }) => {
    ask({
      estado: estadoOf(estado),
      dias: diasOf(dias),
      asignacion: asignacionOf(asignacion),
      texto: texto.trim(),
      pagina: 1,
    });
  });
  const days = [...new Set([...OFFERED_DAYS, ...(query.dias === null ? [] : [query.dias])])].sort((a, b) => a - b);
  return (
    <search>
      <form className="inbox-filters" onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label="Estado"
          all="Todos los estados"
          choices={ESTADOS.map((estado) => ({ value: estado, name: NOMBRES_DE_ESTADO[estado] }))}
          field={register('estado')}
        />
        <Select
          label="Antigüedad"
          all="Cualquiera"
          choices={days.map((dias) => ({ value: String(dias), name: dias === 1 ? '1 día o más' : `${dias} días o más` }))}
          field={register('dias')}
        />
        <Select
          label="Asignación"
          all="Todas"
          choices={Object.entries(ASSIGNED).map(([value, name]) => ({ value, name }))}
          field={register('asignacion')}
        />
        <FormField id="bandeja-texto" label="Radicado, documento o nombre">
          {(control) => (
            <input {...control} {...register('texto')} type="search" className="form-control" maxLength={LONGEST_TEXT} />
          )}
        </FormField>
        <div className="inbox-filters-actions">
          <button type="submit" className="btn btn-primary">
            Filtrar
          </button>
          {writeBandejaQuery({ ...query, pagina: 1 }) !== '' && (
            <Link className="btn btn-quiet" to={STAFF_PATHS.inbox}>
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
  field: UseFormRegisterReturn;
}

function Select({ label, all, choices, field }: SelectProps) {
  return (
    <FormField id={`bandeja-${field.name}`} label={label}>
      {(control) => (
        <select {...control} {...field} className="form-select">
          <option value="">{all}</option>
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
