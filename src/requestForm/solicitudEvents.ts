import { createAction } from '@reduxjs/toolkit';
import type { StoredFile, FilingReceipt, Institucion, Oferta, FamilySolicitud } from '#domain/contractTypes.ts';
import { randomKey } from '#services/randomKey.ts';
import type { AcudienteValues, Draft, Edited, EstudianteValues } from './draft';
import type { FieldProblems } from './solicitudState';
import type { Step } from './steps';

/** All that happens to one form; `prefix` tells two forms apart. */
export function createSolicitudEvents(prefix: string) {
  const event = <Payload = void>(name: string) => createAction<Payload>(`${prefix}/${name}`);
  return {
    // The draft
    draftBegun: event<{ draft: Draft }>('draftBegun'),
    /** The tab's storage had one. */
    draftFound: event<{ draft: Draft; unanswered: boolean }>('draftFound'),
    /** Storing it went well or not (D15). */
    draftStored: event<{ kept: boolean }>('draftStored'),
    discardRequested: event('discardRequested'),
    /** By the person, or, with a `notice` of why, because it is of no use any more. */
    draftDiscarded: event<{ notice: string | null }>('draftDiscarded'),
    /** The edited solicitud has moved on meanwhile: `draft` goes on from what it is now, `notice` tells what changed. */
    draftOvertaken: event<{ draft: Draft; notice: string }>('draftOvertaken'),
    /** A family wants to change a solicitud that is filed. */
    editRequested: event<{ solicitud: FamilySolicitud; accion: Edited['accion'] }>('editRequested'),

    // The steps
    avisoRead: createAction(`${prefix}/avisoRead`, (version: string) => ({
      payload: { version, leidoEn: new Date().toISOString() },
    })),
    acudienteChanged: event<Partial<AcudienteValues>>('acudienteChanged'),
    estudianteChanged: event<Partial<EstudianteValues>>('estudianteChanged'),
    cupoActualChosen: event<{ oferta: Oferta | null }>('cupoActualChosen'),
    condicionToggled: event<{ codigo: string }>('condicionToggled'),
    condicionAuthorised: event<{ codigo: string; autorizada: boolean }>('condicionAuthorised'),
    institucionChosen: event<{ codigo: string; institucion: Institucion | null }>('institucionChosen'),
    hermanoAdded: event('hermanoAdded'),
    hermanoChanged: event<{ index: number; radicado: string }>('hermanoChanged'),
    hermanoRemoved: event<{ index: number }>('hermanoRemoved'),
    opcionAdded: event<{ oferta: Oferta; max: number }>('opcionAdded'),
    opcionRemoved: event<{ id: string }>('opcionRemoved'),
    /** `by`: -1 is one place up. */
    opcionMoved: event<{ id: string; by: -1 | 1 }>('opcionMoved'),
    /** Ids of chosen ofertas that the server does not have any more. */
    opcionesChecked: event<{ vanished: string[] }>('opcionesChecked'),
    stepCompleted: event<{ step: Step }>('stepCompleted'),
    stepRefused: event<{ step: Step; problems: FieldProblems }>('stepRefused'),

    // Supports
    /** The file itself is for the saga alone: no reducer, no DevTools sees it. */
    fileChosen: createAction(`${prefix}/fileChosen`, (codigo: string, file: File) => ({
      payload: { id: randomKey(), codigo, name: file.name },
      meta: { secret: { file } },
    })),
    fileUploaded: event<{ id: string; file: StoredFile }>('fileUploaded'),
    fileRefused: event<{ id: string; message: string }>('fileRefused'),
    uploadDismissed: event<{ id: string }>('uploadDismissed'),
    fileRemoved: event<{ codigo: string; id: string }>('fileRemoved'),

    // Sending
    sendRequested: event('sendRequested'),
    sent: event<{ receipt: FilingReceipt }>('sent'),
    /** The changes of an existing solicitud were accepted. */
    changesAccepted: event<{ solicitud: FamilySolicitud }>('changesAccepted'),
    /** `draft`: the one to go on with, where it is not the one that was sent. */
    refused: event<{ message: string; problems: FieldProblems; draft?: Draft }>('refused'),

    // The receipt
    receiptFound: event<{ receipt: FilingReceipt }>('receiptFound'),
    /** `another`: the same person goes on with another solicitud. */
    receiptClosed: event<{ another: boolean }>('receiptClosed'),
    printRequested: event('printRequested'),
  };
}

export type SolicitudEvents = ReturnType<typeof createSolicitudEvents>;
