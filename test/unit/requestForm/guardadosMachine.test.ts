import { createGuardados, type KeptSede } from '#requestForm/guardados.ts';
import { id } from '#test/support/samples/contractSamples.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const { events, machine } = createGuardados('citizen');
const sede = (number: number): KeptSede => ({ id: id(number), nombre: `Sede ${number}` });
const ten = Array.from({ length: 10 }, (_, place) => sede(place + 1));

describeMachine({
  machine,
  states: { none: { status: 'kept', sedes: [] }, one: { status: 'kept', sedes: [sede(1)] }, ten: { status: 'kept', sedes: ten } },
  results: {
    nine: { status: 'kept', sedes: ten.slice(1) },
    other: { status: 'kept', sedes: [sede(11)] },
    two: { status: 'kept', sedes: [sede(1), sede(11)] },
  },
  events: {
    first: events.toggled(sede(1)),
    another: events.toggled(sede(11)),
    found: events.found({ sedes: ten }),
    emptied: events.emptied(),
  },
  cells: `
             none   one   ten
    first    one    none  nine
    another  other  two   ten
    found    ten    ten   ten
    emptied  none   none  none
  `,
  transitions: [
    'kept citizen/guardados/toggled -> kept',
    'kept citizen/guardados/found -> kept',
    'kept citizen/guardados/emptied -> kept',
  ],
});
