import type { UnknownAction } from '@reduxjs/toolkit';
import { SESSION_ENDINGS, signedIn } from '#core/session/sessionEvents.ts';
import type { Draft, Values } from '#requestForm/draft.ts';
import { createSolicitudEvents } from '#requestForm/solicitudEvents.ts';
import { createSolicitudMachine } from '#requestForm/solicitudMachine.ts';
import type { Editing, SolicitudState } from '#requestForm/solicitudState.ts';
import { FILE, RECEIPT, id, DATA, OFERTA } from '#test/support/samples/contractSamples.ts';
import { describeMachine } from '#test/support/machineTable.ts';
import { createForm, EMPTY, FILED, WHOLE } from '#test/support/requestForm/form.ts';

const on = createSolicitudEvents('area/solicitud');
const { form } = createForm();
const sending = form.sending.events;
const machine = createSolicitudMachine('area.solicitud', on, form.sending, false);

const edit: Draft = {
  ...WHOLE,
  edited: { radicado: 'r', version: 2, accion: 'edicion', subsanacion: null, filed: WHOLE.values },
};
const upload = { id: 'u', codigo: 'hermano', name: 'a.pdf', percent: null, message: null };
const editing: Editing = {
  status: 'editing',
  draft: WHOLE,
  kept: true,
  uploads: [upload],
  problems: {
    'acudiente.nombres': 'a',
    'estudiante.grado': 'b',
    'estudiante.cupoActual': 'c',
    'condiciones.0.institucion': 'd',
    'condiciones.1.autorizada': 'e',
    'hermanos.0.radicado': 'f',
    'opciones.1': 'g',
  },
  refusals: 1,
  notice: 'No se pudo',
  isFiledAlready: true,
  vanished: [],
  announcement: null,
};
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(editing.problems).filter(([field]) => !fields.includes(field)));
const changed = (values: Partial<Values>, ...solved: string[]): Editing => ({
  ...editing,
  draft: { ...WHOLE, values: { ...WHOLE.values, ...values } },
  problems: without(...solved),
  notice: null,
  isFiledAlready: false,
});
const begun = (draft: Draft, change: Partial<Editing> = {}): Editing => ({
  ...editing,
  draft,
  uploads: [],
  problems: {},
  refusals: 0,
  notice: null,
  isFiledAlready: false,
  ...change,
});
const [first, second] = WHOLE.values.opciones;
if (!first || !second) throw new Error('The sample has two opciones');
const [hermano, disability] = WHOLE.values.condiciones;
if (!hermano || !disability) throw new Error('The sample has two condiciones');
const third = { ...OFERTA, id: id(3) };
const BODY = { claveIdempotencia: WHOLE.claveIdempotencia, aviso: { version: '1', leidoEn: 'ya' }, datos: DATA };
const NAMES = { first: 'Institución Educativa El Samán, Sede Principal', second: 'Institución Educativa El Samán, Sede Norte' };

const states = {
  none: { status: 'none', notice: null },
  editing,
  sending: { status: 'sending', draft: WHOLE, kept: true, unanswered: 0 },
  unanswered: { status: 'unanswered', draft: WHOLE, kept: true, unanswered: 1, isOffline: false },
  sent: { status: 'sent', receipt: RECEIPT, earlier: [], acudiente: WHOLE.values.acudiente, kept: true },
} satisfies Record<string, SolicitudState>;

/** What each event does to a draft that is edited. */
const whileEditing: Record<string, [UnknownAction, Editing]> = {
  'the aviso is read': [
    { ...on.avisoRead('2'), payload: { version: '2', leidoEn: 'ya' } },
    { ...editing, draft: { ...WHOLE, aviso: { version: '2', leidoEn: 'ya' } }, notice: null, isFiledAlready: false },
  ],
  'why it is late is typed': [
    on.motivoExtemporaneaTyped({ motivo: 'Llegó hoy.' }),
    { ...editing, draft: { ...WHOLE, motivoExtemporanea: 'Llegó hoy.' }, notice: null, isFiledAlready: false },
  ],
  'the acudiente changes': [
    on.acudienteChanged({ nombres: 'Eva' }),
    changed({ acudiente: { ...WHOLE.values.acudiente, nombres: 'Eva' } }, 'acudiente.nombres'),
  ],
  'the estudiante changes': [
    on.estudianteChanged({ grado: '0' }),
    changed({ estudiante: { ...WHOLE.values.estudiante, grado: '0' } }, 'estudiante.grado'),
  ],
  'a seat is chosen': [on.cupoActualChosen({ oferta: third }), changed({ cupoActual: third }, 'estudiante.cupoActual')],
  'a condition is taken back': [
    on.condicionToggled({ codigo: 'hermano' }),
    { ...changed({ condiciones: [disability] }, 'condiciones.0.institucion', 'condiciones.1.autorizada'), uploads: [] },
  ],
  'another is claimed': [
    on.condicionToggled({ codigo: 'victima' }),
    changed(
      { condiciones: [hermano, disability, { codigo: 'victima', institucion: null, autorizada: false, archivos: [] }] },
      'condiciones.0.institucion',
      'condiciones.1.autorizada',
    ),
  ],
  'one is authorised': [
    on.condicionAuthorised({ codigo: 'discapacidad', autorizada: false }),
    changed({ condiciones: [hermano, { ...disability, autorizada: false }] }, 'condiciones.1.autorizada'),
  ],
  'its institution is chosen': [
    on.institucionChosen({ codigo: 'hermano', institucion: null }),
    changed({ condiciones: [{ ...hermano, institucion: null }, disability] }, 'condiciones.0.institucion'),
  ],
  'one of the visit is a sibling': [
    on.hermanoToggled({ radicado: 'r' }),
    changed({ hermanos: ['r', ...WHOLE.values.hermanos] }, 'hermanos.0.radicado'),
  ],
  'one of the visit is none': [
    on.hermanoToggled({ radicado: WHOLE.values.hermanos[0] ?? '' }),
    changed({ hermanos: [] }, 'hermanos.0.radicado'),
  ],
  'a sibling is added': [on.hermanoAdded(), changed({ hermanos: [...WHOLE.values.hermanos, ''] })],
  'a sibling changes': [on.hermanoChanged({ index: 0, radicado: 'x' }), changed({ hermanos: ['x'] }, 'hermanos.0.radicado')],
  'a sibling is removed': [on.hermanoRemoved({ index: 0 }), changed({ hermanos: [] }, 'hermanos.0.radicado')],
  'an opcion is added': [
    on.opcionAdded({ oferta: third, max: 3 }),
    { ...changed({ opciones: [first, second, third] }, 'opciones.1'), announcement: `${NAMES.first}: opción 3 de 3` },
  ],
  'one too many is added': [on.opcionAdded({ oferta: third, max: 2 }), editing],
  'one is added again': [on.opcionAdded({ oferta: first, max: 3 }), editing],
  'an opcion is removed': [
    on.opcionRemoved({ id: first.id }),
    { ...changed({ opciones: [second] }, 'opciones.1'), announcement: '' },
  ],
  'an opcion moves up': [
    on.opcionMoved({ id: second.id, by: -1 }),
    { ...changed({ opciones: [second, first] }, 'opciones.1'), announcement: `${NAMES.second}: opción 1 de 2` },
  ],
  'the first moves up': [on.opcionMoved({ id: first.id, by: -1 }), editing],
  'the last moves down': [on.opcionMoved({ id: second.id, by: 1 }), editing],
  'one that is not there moves': [on.opcionMoved({ id: third.id, by: 1 }), editing],
  'opciones are checked': [on.opcionesChecked({ vanished: [id(1)] }), { ...editing, vanished: [id(1)] }],
  'a step is completed': [
    on.stepCompleted({ step: 'acudiente' }),
    { ...editing, problems: without('acudiente.nombres'), notice: null, isFiledAlready: false },
  ],
  'a step is refused': [
    on.stepRefused({ step: 'acudiente', problems: { 'acudiente.correo': 'h' } }),
    { ...editing, problems: { ...without('acudiente.nombres'), 'acudiente.correo': 'h' }, refusals: 2 },
  ],
  'a file is uploaded': [
    on.fileUploaded({ id: 'u', file: { ...FILE, id: id(9) } }),
    {
      ...changed({ condiciones: [{ ...hermano, archivos: [...hermano.archivos, { ...FILE, id: id(9) }] }, disability] }),
      uploads: [],
      announcement: `Quedó adjunto: ${FILE.nombre}`,
    },
  ],
  'a dismissed one is uploaded': [on.fileUploaded({ id: 'other', file: FILE }), editing],
  'a file is on its way': [on.uploadProgressed({ id: 'u', percent: 40 }), { ...editing, uploads: [{ ...upload, percent: 40 }] }],
  'another file is on its way': [on.uploadProgressed({ id: 'other', percent: 40 }), { ...editing }],
  'a file is refused': [on.fileRefused({ id: 'u', message: 'No' }), { ...editing, uploads: [{ ...upload, message: 'No' }] }],
  'another file is refused': [on.fileRefused({ id: 'other', message: 'No' }), { ...editing }],
  'an upload is dismissed': [on.uploadDismissed({ id: 'u' }), { ...editing, uploads: [], announcement: 'No se adjuntó: a.pdf' }],
  'another upload is dismissed': [on.uploadDismissed({ id: 'other' }), { ...editing, announcement: null }],
  'one that is not there is removed': [
    on.fileRemoved({ codigo: 'hermano', id: 'other' }),
    { ...changed({}), announcement: null },
  ],
  'a file is removed': [
    on.fileRemoved({ codigo: 'hermano', id: FILE.id }),
    { ...changed({ condiciones: [{ ...hermano, archivos: [] }, disability] }), announcement: `Se quitó: ${FILE.nombre}` },
  ],
};

const life: Record<string, [UnknownAction, Partial<Record<keyof typeof states, SolicitudState>>]> = {
  'a draft begins': [on.draftBegun({ draft: EMPTY }), { none: begun(EMPTY), sent: begun(EMPTY) }],
  'a draft is found': [on.draftFound({ draft: WHOLE, unanswered: false, uploads: [] }), { none: begun(WHOLE) }],
  'one is found whose file was on its way': [
    on.draftFound({ draft: WHOLE, unanswered: false, uploads: [{ id: 'u', codigo: 'hermano', name: 'a.pdf' }] }),
    {
      none: begun(WHOLE, {
        uploads: [{ ...upload, message: 'La página se recargó antes de que terminara de subir. Adjúntelo de nuevo.' }],
      }),
    },
  ],
  'one is found that was sent': [on.draftFound({ draft: WHOLE, unanswered: true, uploads: [] }), { none: states.unanswered }],
  'it is not kept': [
    on.draftStored({ kept: false }),
    {
      editing: { ...editing, kept: false },
      sending: { ...states.sending, kept: false },
      unanswered: { ...states.unanswered, kept: false },
      sent: { ...states.sent, kept: false },
    },
  ],
  'it is discarded': [
    on.draftDiscarded({ notice: 'Era de otro año' }),
    {
      none: { status: 'none', notice: 'Era de otro año' },
      editing: { status: 'none', notice: 'Era de otro año' },
      unanswered: { status: 'none', notice: 'Era de otro año' },
    },
  ],
  'it is sent': [
    sending.submitted({ kind: 'nueva', path: 'p', body: BODY }),
    { editing: states.sending, unanswered: { ...states.sending, unanswered: 1 } },
  ],
  'the receipt comes': [on.sent({ receipt: RECEIPT }), { sending: states.sent }],
  'changes are accepted': [on.changesAccepted({ solicitud: FILED }), { sending: states.none }],
  'changes can never be sent': [on.changesEnded({ solicitud: FILED, message: 'Venció' }), { sending: states.none }],
  'no answer comes': [sending.unanswered({ message: 'm' }), { sending: states.unanswered }],
  'the device has no connection': [on.foundOffline(), { unanswered: { ...states.unanswered, isOffline: true } }],
  'it is refused': [
    on.refused({ message: 'Corrija', problems: { 'opciones.0': 'x' } }),
    { sending: begun(WHOLE, { problems: { 'opciones.0': 'x' }, refusals: 1, notice: 'Corrija' }) },
  ],
  'its solicitud has moved on': [
    on.draftOvertaken({ draft: edit, notice: 'Cambió' }),
    { editing: { ...editing, draft: edit, problems: {}, notice: 'Cambió' }, unanswered: begun(edit, { notice: 'Cambió' }) },
  ],
  'a receipt is found': [
    on.receiptFound({ receipt: RECEIPT, earlier: [], acudiente: WHOLE.values.acudiente }),
    { none: states.sent },
  ],
  'the receipt is closed': [on.receiptClosed({ another: false }), { sent: states.none }],
};

const cellsOf = () => {
  const results: Record<string, SolicitudState> = {};
  const cells: Record<string, Record<string, string>> = {};
  const events: Record<string, UnknownAction> = {};
  const put = (state: string, event: string, before: SolicitudState, to: SolicitudState | undefined) => {
    const name = `${state} when ${event}`;
    if (to && to !== before) results[name] = to;
    cells[state] = { ...cells[state], [event]: to && to !== before ? name : '-' };
  };
  for (const [state, before] of Object.entries(states)) {
    for (const [event, [action, to]] of Object.entries(whileEditing)) {
      events[event] = action;
      put(state, event, before, state === 'editing' ? to : undefined);
    }
    for (const [event, [action, tos]] of Object.entries(life)) {
      events[event] = action;
      put(state, event, before, tos[state as keyof typeof states]);
    }
  }
  return { results, cells, events };
};

const ON_DRAFT = [
  ...['avisoRead', 'acudienteChanged', 'estudianteChanged', 'cupoActualChosen', 'condicionToggled', 'condicionAuthorised'],
  ...[
    'institucionChosen',
    'hermanoToggled',
    'hermanoAdded',
    'hermanoChanged',
    'hermanoRemoved',
    'opcionAdded',
    'opcionRemoved',
    'opcionMoved',
  ],
  ...['opcionesChecked', 'motivoExtemporaneaTyped', 'stepCompleted', 'stepRefused'],
  ...['fileChosen', 'uploadProgressed', 'fileUploaded', 'fileRefused', 'uploadDismissed', 'fileRemoved', 'draftStored'],
];
const TRANSITIONS = [
  ...ON_DRAFT.map((event) => `editing area/solicitud/${event} -> editing`),
  ...['sending', 'unanswered', 'sent'].map((state) => `${state} area/solicitud/draftStored -> ${state}`),
  'none area/solicitud/draftBegun -> editing',
  'sent area/solicitud/draftBegun -> editing',
  'none area/solicitud/draftFound -> editing | unanswered',
  'none area/solicitud/draftDiscarded -> none',
  'editing area/solicitud/draftDiscarded -> none | sent',
  'unanswered area/solicitud/draftDiscarded -> none | sent',
  'editing area/solicitud/draftOvertaken -> editing',
  'unanswered area/solicitud/draftOvertaken -> editing',
  `editing ${sending.submitted.type} -> sending`,
  `unanswered ${sending.submitted.type} -> sending`,
  'unanswered area/solicitud/foundOffline -> unanswered',
  'sending area/solicitud/sent -> sent',
  'sending area/solicitud/changesAccepted -> none',
  'sending area/solicitud/changesEnded -> none',
  `sending ${sending.unanswered.type} -> unanswered`,
  'sending area/solicitud/refused -> editing',
  'none area/solicitud/receiptFound -> sent',
  'sent area/solicitud/receiptClosed -> none',
];

describeMachine<SolicitudState>({ machine, states, ...cellsOf(), transitions: TRANSITIONS });

test('a chosen file is on its way, and its action shows no more of it', () => {
  const { payload } = on.fileChosen('hermano', new File(['x'], 'b.pdf'));
  expect(machine.reducer(editing, { type: on.fileChosen.type, payload })).toEqual({
    ...editing,
    uploads: [upload, { id: payload.id, codigo: 'hermano', name: 'b.pdf', percent: null, message: null }],
  });
});

test('another child of the family that is given up brings the receipt of the one before back', () => {
  const [first, second] = [RECEIPT, { ...RECEIPT, radicado: '2027-8K3M9QX-4' }];
  const draft = { ...WHOLE, earlier: [first, second] };
  const { acudiente } = WHOLE.values;
  expect(machine.reducer({ ...editing, draft }, on.draftDiscarded({ notice: null }))).toEqual({
    status: 'sent',
    receipt: second,
    earlier: [first],
    acudiente,
    kept: true,
  });
  expect(machine.reducer({ ...states.sending, draft }, on.sent({ receipt: RECEIPT }))).toMatchObject({
    status: 'sent',
    earlier: [first, second],
    acudiente,
  });
});

test('what is refused goes on with the draft that the refusal brings', () => {
  const { sending } = states;
  expect(machine.reducer(sending, on.refused({ message: 'm', problems: {}, draft: edit }))).toMatchObject({ draft: edit });
});

describe('a form of the session', () => {
  const ofSession = createSolicitudMachine('area.asistida', on, form.sending, true);
  const endings = [...SESSION_ENDINGS.map((ending) => ending()), signedIn({ user: 'berta', year: null })];
  test.each(endings.map((event) => [event.type, event] as const))('goes from the screen on %s (D13)', (_, event) => {
    for (const [name, state] of Object.entries(states)) {
      expect(ofSession.reducer(state, event)).toEqual(name === 'none' ? state : states.none);
    }
  });
});
