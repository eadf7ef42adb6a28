import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { barriosSchema, institucionesSchema, sedesPageSchema } from '#domain/answers/sedeAnswers.ts';
import type { Barrio, Institucion, Sede } from '#domain/contractTypes.ts';
import { placePart } from '#core/part.ts';
import { surviving } from '#core/saga/surviving.ts';
import { createOfertaAddress } from '#kits/listing/createOfertaAddress.ts';
import { writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { createCheckOpciones, type GuardadasParams } from './checkOpciones';
import type { SolicitudContext } from './solicitudContext';
import { createFollowSteps } from './followSteps';
import { createKeepDraft } from './keepDraft';
import { createLeave } from './leaveForm';
import type { SolicitudOptions } from './solicitudOptions';
import { createSearch } from './typedSearch';
import { createSend } from './sendSolicitud';
import { createSolicitudEvents } from './solicitudEvents';
import { createSolicitudMachine } from './solicitudMachine';
import { createSolicitudSending } from './solicitudSending';
import { draftIn } from './solicitudState';
import { createDraftStore } from './storedDraft';
import { createUpload } from './uploadSoporte';

/**
 * The form for a solicitud in steps, with its draft and its receipt: a citizen's, staff's assisted entry
 * (`ofSession`), or a family's edit of a solicitud that is filed (`mode.kind` 'edicion').
 *
 * The area puts `parts` among its own and shows `<SolicitudPages solicitud={…} />` for all paths under `base`.
 * `selectHasDraft` says whether there is a draft to go on with. An edit begins with `events.editRequested` and ends with
 * `events.changesAccepted`, which carries the solicitud as it is then. Nothing is read or stored before the saga runs.
 */
export function createSolicitud(options: SolicitudOptions) {
  const { area, name, base } = options;
  const events = createSolicitudEvents(`${area}/${name}`);
  const sending = createSolicitudSending(options);
  const machine = createSolicitudMachine(`${area}.${name}`, events, sending, options.ofSession === true);
  const part = placePart(machine);
  const { select } = part;

  const ofertaAddress = createOfertaAddress(`${base}/opciones`);
  const sedes = createReading({
    area,
    name: `${name}Sedes`,
    paramsOf: ({ path, search }) => {
      const query = path === ofertaAddress.path ? ofertaAddress.read(search) : null;
      return query && query.grado !== null ? query : null;
    },
    path: (query) => `api/educacion/sedes${writeListQuery(query)}`,
    schema: sedesPageSchema,
    isPublic: true,
    keepsShown: true,
  });
  /** The path of a search for a name alone. */
  const named =
    (path: string) =>
    ({ texto }: { texto: string }) =>
      texto.trim() === '' ? null : `api/educacion/${path}?${new URLSearchParams({ texto: texto.trim() })}`;
  const instituciones = createSearch<{ texto: string }, Institucion>({
    area,
    name: `${name}Instituciones`,
    path: named('instituciones'),
    schema: institucionesSchema,
  });
  const barrios = createSearch<{ texto: string }, Barrio>({
    area,
    name: `${name}Barrios`,
    path: named('barrios'),
    schema: barriosSchema,
  });
  const cupos = createSearch<{ texto: string; grado: string }, Sede>({
    area,
    name: `${name}Cupos`,
    path: ({ texto, grado }) => {
      if (texto.trim() === '' || grado === '') return null;
      return `api/educacion/sedes?${new URLSearchParams({ grado, texto: texto.trim() })}`;
    },
    schema: sedesPageSchema,
  });

  const guardadas = createSearch<GuardadasParams, Sede>({
    area,
    name: `${name}Guardadas`,
    path: ({ grado, sedes }) =>
      sedes.length === 0 ? null : `api/educacion/sedes?${new URLSearchParams({ grado, sedes: sedes.join(',') })}`,
    schema: sedesPageSchema,
  });

  const context: SolicitudContext = { options, events, sending, drafts: createDraftStore(options.keptAs), selectState: select };
  const keepDraft = surviving(createKeepDraft(context));
  const sagas = [
    createFollowSteps(context),
    createCheckOpciones(context, guardadas.events.typed),
    createUpload(context),
    createSend(context),
    createLeave(context),
    sending.saga,
    sedes.saga,
    instituciones.saga,
    barrios.saga,
    cupos.saga,
    guardadas.saga,
  ];

  function* saga(): SagaGenerator<void> {
    // First what is kept: without it the others would take it that there is no draft.
    yield* keepDraft();
    for (const each of sagas) yield* spawn(surviving(each));
  }

  return {
    options,
    events,
    machine,
    select,
    sending,
    /** What the steps look for. */
    ofertaAddress,
    sedes,
    instituciones,
    barrios,
    cupos,
    guardadas,
    selectHasDraft: (state: object): boolean => draftIn(select(state)) !== null,
    parts: [
      { ...part, saga },
      ...[sending, sedes, instituciones, barrios, cupos, guardadas].map(({ name, machine }) => ({ name, machine })),
    ],
  };
}

export type Solicitud = ReturnType<typeof createSolicitud>;
