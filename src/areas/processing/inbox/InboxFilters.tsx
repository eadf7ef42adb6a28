import { useSelector } from 'react-redux';
import { gradoFilter } from '#kits/listing/catalogueFilters.ts';
import { ListFilters, type Filter } from '#kits/listing/ListFilters.tsx';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { choicesOf } from '#kits/words/choices.ts';
import { ESTADOS, ESTADO_NAMES } from '#domain/estados.ts';
import { dayText } from '#domain/words/dates.ts';
import { convocatoria } from '../convocatoria';
import { usePeople } from '../people';
import {
  inboxAddress,
  OF_PERSON,
  PAGE_SIZES,
  type AssignmentFilter,
  type DeadlineFilter,
  type OrderFilter,
} from './inboxAddress';

const OFFERED_DAYS = [3, 7, 15, 30];
const ASSIGNMENT_NAMES: Readonly<Record<AssignmentFilter, string>> = {
  mias: 'Usted',
  libres: 'Nadie',
  de_otros: 'Otras personas',
};
const DEADLINE_NAMES: Readonly<Record<DeadlineFilter, string>> = {
  hoy: 'Vence hoy',
  semana: 'Vence en siete días',
  vencida: 'Vencido',
};
const ORDER_NAMES: Readonly<Record<OrderFilter, string>> = { recientes: 'Recientes primero', plazo: 'Plazo próximo primero' };

const choicesIn = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, name]) => ({ value, name }));

const ESTADO_FILTER: Filter = {
  name: 'estado',
  label: 'Estado',
  all: 'Por hacer',
  choices: [
    { value: 'sin_decidir', name: 'Sin decidir' },
    { value: 'todas', name: 'Todos los estados' },
    { value: 'por_confirmar', name: 'Reapertura por confirmar' },
    { value: 'con_reclamo', name: 'Con reclamo por responder' },
    ...ESTADOS.map((estado) => ({ value: estado, name: ESTADO_NAMES[estado] })),
  ],
};
const DEADLINE_FILTER: Filter = { name: 'plazo', label: 'Plazo', all: 'Cualquiera', choices: choicesIn(DEADLINE_NAMES) };
const ORDER_FILTER: Filter = { name: 'orden', label: 'Orden', all: 'Antiguas primero', choices: choicesIn(ORDER_NAMES) };
const SIZE_FILTER: Filter = {
  name: 'porPagina',
  label: 'Por página',
  all: '10',
  choices: PAGE_SIZES.map((size) => ({ value: String(size), name: String(size) })),
};
const NO_CATALOGUES = { grados: [], condiciones: [] };

/** Asks for other solicitudes. */
export function InboxFilters() {
  const { dia, dias } = useListQuery(inboxAddress).query;
  const shown = shownData(useSelector(convocatoria.select));
  const { grados, condiciones } = shown?.catalogos ?? NO_CATALOGUES;
  const people = usePeople().filter(({ tramita }) => tramita);
  const days = [...new Set([...OFFERED_DAYS, ...(dias === null ? [] : [dias])])].sort((a, b) => a - b);
  return (
    <ListFilters
      address={inboxAddress}
      filters={[
        ESTADO_FILTER,
        {
          name: 'asignacion',
          label: 'A cargo de',
          all: 'Cualquiera',
          choices: [
            ...choicesIn(ASSIGNMENT_NAMES),
            ...people.map(({ login, nombre }) => ({ value: OF_PERSON + login, name: nombre })),
          ],
        },
        DEADLINE_FILTER,
        { name: 'etapa', label: 'Etapa', all: 'Todas', choices: choicesOf(shown?.calendario.etapas ?? []) },
        // Of a figure that was followed here.
        ...(dia === null
          ? []
          : [{ name: 'dia', label: 'Radicada el', all: 'Cualquier día', choices: [{ value: dia, name: dayText(dia) }] }]),
        gradoFilter({ grados }),
        { name: 'condicion', label: 'Condición', all: 'Cualquiera', choices: choicesOf(condiciones) },
        { name: 'dias', label: 'Antigüedad', all: 'Cualquiera', choices: days.map(ageChoice) },
        ORDER_FILTER,
        SIZE_FILTER,
      ]}
      textLabel="Radicado, documento, nombre o teléfono"
      action="Filtrar"
      folded
    />
  );
}

function ageChoice(dias: number) {
  return { value: String(dias), name: dias === 1 ? '1 día o más' : `${dias} días o más` };
}
