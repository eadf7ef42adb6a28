import { reclamoSend } from '#areas/citizen/reclamo/reclamoSend.ts';
import { contactChange } from '#areas/citizen/lookUp/contactChange.ts';
import * as lookUp from '#areas/citizen/lookUp/lookUpSlice.ts';
import { CHANGED_MEANWHILE } from '#areas/citizen/lookUp/lookUpTexts.ts';
import { edit } from '#areas/citizen/solicitudForms.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { OFFERED, SOLICITUD } from '#test/support/samples/citizen.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const at = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });
const three = { radicado: '2027-7K3M9QX-9', documento: '1012345678', fechaNacimiento: '2016-02-29' };
const unknown = { kind: 'unknown', move: 'declinar', message: 'No hubo respuesta' } as const;
const NEWER = { ...OFFERED, version: 6 };

describeMachine({
  machine: lookUp.lookUpMachine,
  states: {
    asking: { status: 'asking', problem: null },
    limited: { status: 'limited', seconds: 45 },
    looking: { status: 'looking' },
    shown: { status: 'shown', solicitud: OFFERED, news: null },
    confirming: { status: 'confirming', solicitud: OFFERED, move: 'declinar' },
    sending: { status: 'sending', solicitud: OFFERED, move: 'declinar' },
    refreshing: { status: 'refreshing', solicitud: OFFERED, news: null },
    unknown: { status: 'shown', solicitud: OFFERED, news: unknown },
    clearing: { status: 'refreshing', solicitud: OFFERED, news: unknown },
  },
  results: {
    mismatch: { status: 'asking', problem: lookUp.NOT_FOUND },
    broken: { status: 'asking', problem: 'Se cayó' },
    waiting: { status: 'limited', seconds: 44 },
    waited: { status: 'asking', problem: null, waited: true },
    newer: { status: 'shown', solicitud: NEWER, news: null },
    made: { status: 'shown', solicitud: NEWER, news: { kind: 'done', move: 'declinar' } },
    refused: { status: 'shown', solicitud: NEWER, news: { kind: 'refused', message: 'No' } },
    unread: { status: 'shown', solicitud: OFFERED, news: { kind: 'refused', message: 'Se cayó' } },
    changed: { status: 'shown', solicitud: NEWER, news: { kind: 'changed' } },
    settled: { status: 'shown', solicitud: NEWER, news: { kind: 'refused', message: CHANGED_MEANWHILE } },
    stillUnknown: { status: 'shown', solicitud: OFFERED, news: { ...unknown, message: 'Se cayó' } },
    first: { status: 'limited', seconds: 60 },
    asked: { status: 'confirming', solicitud: NEWER, move: 'declinar' },
    reread: { status: 'refreshing', solicitud: NEWER, news: null },
    stillAsked: { status: 'shown', solicitud: NEWER, news: unknown },
    clearingNewer: { status: 'refreshing', solicitud: NEWER, news: unknown },
  },
  events: {
    submitted: lookUp.lookUpSubmitted(three),
    found: lookUp.solicitudFound({ solicitud: NEWER }),
    notFound: lookUp.solicitudNotFound(),
    failed: lookUp.lookUpFailed({ message: 'Se cayó' }),
    limited: lookUp.lookUpLimited({ seconds: 60 }),
    tick: lookUp.waitTicked({ seconds: 44 }),
    lastTick: lookUp.waitTicked({ seconds: 0 }),
    decline: lookUp.moveChosen({ move: 'declinar' }),
    confirmed: lookUp.moveConfirmed(),
    declined: lookUp.moveDeclined(),
    made: lookUp.moveMade({ solicitud: NEWER }),
    refused: lookUp.moveRefused({ solicitud: NEWER, message: 'No' }),
    unanswered: lookUp.moveUnanswered({ message: 'No hubo respuesta' }),
    refresh: lookUp.refreshRequested(),
    closed: lookUp.solicitudClosed(),
    edited: edit.events.changesAccepted({ solicitud: NEWER }),
    contact: contactChange.events.answered({ answer: NEWER }),
    otherContact: contactChange.events.answered({ answer: { ...NEWER, radicado: SOLICITUD.radicado.replace('2027', '2026') } }),
    claimed: reclamoSend.events.answered({ answer: NEWER }),
    ended: edit.events.changesEnded({ solicitud: NEWER, message: 'No' }),
    here: at('/tramites/educacion/consulta'),
    below: at('/tramites/educacion/consulta/edicion/estudiante'),
    away: at('/tramites/educacion'),
  },
  cells: `
                asking   limited  looking   shown       confirming  sending   refreshing  unknown     clearing
    submitted   looking  looking  -         -           -           -         -           -           -
    found       -        -        newer     -           -           -         newer       -           settled
    notFound    -        -        mismatch  -           -           mismatch  mismatch    -           mismatch
    failed      -        -        broken    -           -           -         unread      -           stillUnknown
    limited     -        -        first     -           -           -         -           -           -
    tick        -        waiting  -         -           -           -         -           -           -
    lastTick    -        waited   -         -           -           -         -           -           -
    decline     -        -        -         confirming  -           -         -           confirming  -
    confirmed   -        -        -         -           sending     -         -           -           -
    declined    -        -        -         -           shown       -         -           -           -
    made        -        -        -         -           -           made      -           -           -
    refused     -        -        -         -           -           refused   -           -           -
    unanswered  -        -        -         -           -           unknown   -           -           -
    refresh     -        -        -         refreshing  -           -         -           clearing    -
    closed      -        -        -         asking      -           -         asking      asking      asking
    edited      changed  changed  changed   changed     -           -         changed     changed     changed
    contact     -        -        -         newer       asked       -         reread      stillAsked  clearingNewer
    claimed     -        -        -         newer       asked       -         reread      stillAsked  clearingNewer
    otherContact  -      -        -         -           -           -         -           -           -
    ended       refused  refused  refused   refused     -           -         refused     refused     refused
    here        -        -        -         -           -           -         -           -           -
    below       -        -        -         -           -           -         -           -           -
    away        -        asking   asking    asking      asking      asking    asking      asking      asking
  `,
  transitions: [
    'sending citizen/lookUp/moveUnanswered -> shown',
    'asking citizen/lookUp/submitted -> looking',
    'limited citizen/lookUp/submitted -> looking',
    'looking citizen/lookUp/solicitudFound -> shown',
    'looking citizen/lookUp/solicitudNotFound -> asking',
    'looking citizen/lookUp/failed -> asking',
    'looking citizen/lookUp/limited -> limited',
    'limited citizen/lookUp/waitTicked -> limited | asking',
    'shown citizen/lookUp/moveChosen -> confirming | shown',
    'shown citizen/lookUp/refreshRequested -> refreshing',
    'shown citizen/lookUp/solicitudClosed -> asking',
    ...['changesAccepted', 'changesEnded'].flatMap((event) =>
      ['asking', 'limited', 'looking', 'shown', 'refreshing'].map((from) => `${from} citizen/edit/${event} -> shown`),
    ),
    ...['contactChange', 'reclamoSend'].flatMap((sending) =>
      ['shown', 'confirming', 'refreshing'].map((from) => `${from} citizen/${sending}/answered -> ${from}`),
    ),
    'confirming citizen/lookUp/moveConfirmed -> sending',
    'confirming citizen/lookUp/moveDeclined -> shown',
    'sending citizen/lookUp/moveMade -> shown',
    'sending citizen/lookUp/moveRefused -> shown',
    'sending citizen/lookUp/solicitudNotFound -> asking',
    'refreshing citizen/lookUp/solicitudFound -> shown',
    'refreshing citizen/lookUp/failed -> shown',
    'refreshing citizen/lookUp/solicitudNotFound -> asking',
    'refreshing citizen/lookUp/solicitudClosed -> asking',
    'asking location/changed -> asking',
    ...['limited', 'looking', 'shown', 'confirming', 'sending', 'refreshing'].map(
      (from) => `${from} location/changed -> ${from} | asking`,
    ),
  ],
});

test('a move that the solicitud does not offer is not made', () => {
  const shown = { status: 'shown', solicitud: SOLICITUD, news: null } as const;
  expect(lookUp.lookUpMachine.reducer(shown, lookUp.moveChosen({ move: 'aceptar' }))).toBe(shown);
});

test('the three data are the saga’s alone', () => {
  const { payload, meta } = lookUp.lookUpSubmitted(three);
  expect(payload).toBeUndefined();
  expect(meta).toEqual({ secret: { identification: three } });
});

test('leaving the page forgets what was wrong with the last try too', () => {
  const tried = { status: 'asking', problem: 'No' } as const;
  expect(lookUp.lookUpMachine.reducer(tried, at('/tramites/educacion'))).toEqual({ status: 'asking', problem: null });
});
