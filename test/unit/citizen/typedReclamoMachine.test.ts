import * as reclamo from '#areas/citizen/reclamo/typedReclamo.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { FILE } from '#test/support/samples/contractSamples.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const kept = { radicado: '2027-7K3M9QX-9', asunto: null, texto: 'Sí lo traje', archivos: [FILE] };
const chosen = reclamo.reclamoFileChosen(new File(['%PDF'], 'otro.pdf'));
const { id } = chosen.payload;
const upload = { id, codigo: '', name: 'otro.pdf', percent: null, message: null };
const other = { ...FILE, id: 'otro' };
const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' } as never);

describeMachine({
  machine: reclamo.typedReclamoMachine,
  states: {
    closed: { status: 'closed' },
    typed: { status: 'typed', kept, uploads: [] },
    sending: { status: 'typed', kept, uploads: [upload] },
  },
  results: {
    another: { status: 'typed', kept: { ...kept, asunto: 'resultado', texto: 'Otro' }, uploads: [] },
    anotherSending: { status: 'typed', kept: { ...kept, asunto: 'resultado', texto: 'Otro' }, uploads: [upload] },
    two: { status: 'typed', kept, uploads: [upload, upload] },
    halfway: { status: 'typed', kept, uploads: [{ ...upload, percent: 50 }] },
    refused: { status: 'typed', kept, uploads: [{ ...upload, message: 'No' }] },
    attached: { status: 'typed', kept: { ...kept, archivos: [FILE, other] }, uploads: [] },
    bare: { status: 'typed', kept: { ...kept, archivos: [] }, uploads: [] },
    bareSending: { status: 'typed', kept: { ...kept, archivos: [] }, uploads: [upload] },
  },
  events: {
    begun: reclamo.reclamoBegun({ kept }),
    typing: reclamo.reclamoTyped({ typed: { asunto: 'resultado', texto: 'Otro' } }),
    chosen,
    progressed: reclamo.reclamoUploadProgressed({ id, percent: 50 }),
    uploaded: reclamo.reclamoFileUploaded({ id, file: other }),
    refusal: reclamo.reclamoFileRefused({ id, message: 'No' }),
    dismissed: reclamo.reclamoUploadDismissed({ id }),
    removed: reclamo.reclamoFileRemoved({ id: FILE.id }),
    ended: reclamo.reclamoEnded(),
    here: at('/tramites/educacion/consulta'),
    away: at('/tramites/educacion'),
  },
  cells: `
                closed  typed     sending
    begun       typed   typed     typed
    typing      -       another   anotherSending
    chosen      -       sending   two
    progressed  -       typed     halfway
    uploaded    -       attached  attached
    refusal     -       typed     refused
    dismissed   -       typed     typed
    removed     -       bare      bareSending
    ended       -       closed    closed
    here        -       -         -
    away        -       closed    closed
  `,
  transitions: [
    'closed citizen/typedReclamo/begun -> typed',
    ...['begun', 'typed', 'fileChosen', 'uploadProgressed', 'fileUploaded', 'fileRefused', 'uploadDismissed', 'fileRemoved'].map(
      (event) => `typed citizen/typedReclamo/${event} -> typed`,
    ),
    'typed citizen/typedReclamo/ended -> closed',
    'typed location/changed -> typed | closed',
  ],
});
