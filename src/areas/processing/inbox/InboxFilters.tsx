import { ListFilters } from '#kits/listing/ListFilters.tsx';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { ESTADOS, ESTADO_NAMES } from '#domain/estados.ts';
import { inboxAddress, type AssignmentFilter } from './inboxAddress';

const OFFERED_DAYS = [3, 7, 15, 30];
const ASSIGNMENT_NAMES: Readonly<Record<AssignmentFilter, string>> = {
  mias: 'Las mías',
  libres: 'Sin asignar',
  de_otros: 'De otras personas',
};

const ESTADO_CHOICES = ESTADOS.map((estado) => ({ value: estado, name: ESTADO_NAMES[estado] }));
const ASSIGNMENT_CHOICES = Object.entries(ASSIGNMENT_NAMES).map(([value, name]) => ({ value, name }));

/** Asks for other solicitudes. */
export function InboxFilters() {
  const { dias } = useListQuery(inboxAddress).query;
  const days = [...new Set([...OFFERED_DAYS, ...(dias === null ? [] : [dias])])].sort((a, b) => a - b);
  return (
    <ListFilters
      address={inboxAddress}
      filters={[
        { name: 'estado', label: 'Estado', all: 'Todos los estados', choices: ESTADO_CHOICES },
        { name: 'dias', label: 'Antigüedad', all: 'Cualquiera', choices: days.map(ageChoice) },
        { name: 'asignacion', label: 'Asignación', all: 'Todas', choices: ASSIGNMENT_CHOICES },
      ]}
      textLabel="Radicado, documento, nombre o teléfono"
      action="Filtrar"
    />
  );
}

function ageChoice(dias: number) {
  return { value: String(dias), name: dias === 1 ? '1 día o más' : `${dias} días o más` };
}
