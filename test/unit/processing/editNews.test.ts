import { editInName } from '#areas/processing/inName/editInName.ts';
import { inNameSend } from '#areas/processing/inName/inNameSend.ts';
import { editNewsMachine } from '#areas/processing/inName/inNameSlice.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { OFFERED } from '#test/support/samples/citizen.ts';
import { describeMachine } from '#test/support/machineTable.ts';
import { INBOX } from '#test/support/samples/processing.ts';

const { radicado } = OFFERED;
const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });
const command = {
  kind: 'mover',
  radicado,
  version: 1,
  estado: 'asignada',
  peticion: { canal: 'telefonica', nota: null },
  move: 'aceptar',
} as const;

describeMachine({
  machine: editNewsMachine,
  states: {
    none: { status: 'none' },
    saved: { status: 'saved', radicado },
    ended: { status: 'ended', radicado, message: 'Cerró' },
  },
  events: {
    accepted: editInName.events.changesAccepted({ solicitud: OFFERED }),
    over: editInName.events.changesEnded({ solicitud: OFFERED, message: 'Cerró' }),
    sent: inNameSend.events.submitted(command),
    toPage: at(`${INBOX}/solicitudes/${radicado}/familia`),
    toForm: at(`${INBOX}/cambios/revision`),
    elsewhere: at(INBOX),
  },
  endsIn: 'none',
  cells: `
              none   saved  ended
    accepted  saved  saved  saved
    over      ended  ended  ended
    sent      -      none   none
    toPage    -      -      -
    toForm    -      -      -
    elsewhere -      none   none`,
  transitions: [
    'none processing/editInName/changesAccepted -> saved',
    'saved processing/editInName/changesAccepted -> saved',
    'ended processing/editInName/changesAccepted -> saved',
    'none processing/editInName/changesEnded -> ended',
    'saved processing/editInName/changesEnded -> ended',
    'ended processing/editInName/changesEnded -> ended',
    'saved processing/inNameSend/submitted -> none',
    'ended processing/inNameSend/submitted -> none',
    'saved location/changed -> saved | none',
    'ended location/changed -> ended | none',
  ],
});
