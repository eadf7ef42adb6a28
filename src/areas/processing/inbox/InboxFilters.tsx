import { ListFilters } from '#kits/listing/ListFilters.tsx';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { ESTADOS, NOMBRES_DE_ESTADO } from '#domain/estados.ts';
import { bandejaAddress, type Asignacion } from './inboxAddress';

const OFFERED_DAYS = [3, 7, 15, 30];
const ASSIGNED: Readonly<Record<Asignacion, string>> = {
  mias: 'Las mías',
  libres: 'Sin asignar',
  de_otros: 'De otras personas',
};

const STATES = ESTADOS.map((estado) => ({ value: estado, name: NOMBRES_DE_ESTADO[estado] }));
const ASSIGNMENTS = Object.entries(ASSIGNED).map(([value, name]) => ({ value, name }));

/** Asks for other requests. */
export function InboxFilters() {
  const { dias } = useListQuery(bandejaAddress).query;
  const days = [...new Set([...OFFERED_DAYS, ...(dias === null ? [] : [dias])])].sort((a, b) => a - b);
  return (
    <ListFilters
      address={bandejaAddress}
      filters={[
        { name: 'estado', label: 'Estado', all: 'Todos los estados', choices: STATES },
        { name: 'dias', label: 'Antigüedad', all: 'Cualquiera', choices: days.map(ageChoice) },
        { name: 'asignacion', label: 'Asignación', all: 'Todas', choices: ASSIGNMENTS },
      ]}
      textLabel="Radicado, documento o nombre"
      action="Filtrar"
    />
  );
}

function ageChoice(dias: number) {
  return { value: String(dias), name: dias === 1 ? '1 día o más' : `${dias} días o más` };
}
