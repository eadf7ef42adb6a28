import { createAction } from '@reduxjs/toolkit';
import type { StoredFile, FilingReceipt, Institucion, Oferta, FamilySolicitud } from '#domain/contractTypes.ts';
import { randomKey } from '#services/randomKey.ts';
import type { AcudienteValues, Draft, Edited, EstudianteValues, Visit } from './draft';
import type { FieldProblems, PendingUpload } from './solicitudState';
import type { Step } from './steps';

/** All that happens to one form; `prefix` tells two forms apart. */
export function createSolicitudEvents(prefix: string) {
  return {
    // The draft
    draftBegun: createAction<{ draft: Draft }>(`${prefix}/draftBegun`),
    /** The tab's storage had one; `uploads`: those that were on their way. */
    draftFound: createAction<{ draft: Draft; unanswered: boolean; uploads: PendingUpload[] }>(`${prefix}/draftFound`),
    /** Storing it went well or not (D15). */
    draftStored: createAction<{ kept: boolean }>(`${prefix}/draftStored`),
    discardRequested: createAction(`${prefix}/discardRequested`),
    /** By the person, or, with a `notice` of why, because it is of no use any more. */
    draftDiscarded: createAction<{ notice: string | null }>(`${prefix}/draftDiscarded`),
    /** The edited solicitud has moved on meanwhile: `draft` goes on from what it is now, `notice` tells what changed. */
    draftOvertaken: createAction<{ draft: Draft; notice: string }>(`${prefix}/draftOvertaken`),
    /** A family wants to change a solicitud that is filed; `peticion`: staff do, in its name. */
    editRequested: createAction<{ solicitud: FamilySolicitud } & Pick<Edited, 'accion' | 'peticion'>>(`${prefix}/editRequested`),

    // The steps
    avisoRead: createAction(`${prefix}/avisoRead`, (version: string) => ({
      payload: { version, leidoEn: new Date().toISOString() },
    })),
    motivoExtemporaneaTyped: createAction<{ motivo: string }>(`${prefix}/motivoExtemporaneaTyped`),
    acudienteChanged: createAction<Partial<AcudienteValues>>(`${prefix}/acudienteChanged`),
    estudianteChanged: createAction<Partial<EstudianteValues>>(`${prefix}/estudianteChanged`),
    cupoActualChosen: createAction<{ oferta: Oferta | null }>(`${prefix}/cupoActualChosen`),
    /** One that has files is taken back: it is asked first. */
    condicionDropRequested: createAction<{ codigo: string }>(`${prefix}/condicionDropRequested`),
    condicionToggled: createAction<{ codigo: string }>(`${prefix}/condicionToggled`),
    condicionAuthorised: createAction<{ codigo: string; autorizada: boolean }>(`${prefix}/condicionAuthorised`),
    institucionChosen: createAction<{ codigo: string; institucion: Institucion | null }>(`${prefix}/institucionChosen`),
    /** One that was filed in this visit is a sibling, or is none. */
    hermanoToggled: createAction<{ radicado: string }>(`${prefix}/hermanoToggled`),
    hermanoAdded: createAction(`${prefix}/hermanoAdded`),
    hermanoChanged: createAction<{ index: number; radicado: string }>(`${prefix}/hermanoChanged`),
    hermanoRemoved: createAction<{ index: number }>(`${prefix}/hermanoRemoved`),
    opcionAdded: createAction<{ oferta: Oferta; max: number }>(`${prefix}/opcionAdded`),
    opcionRemoved: createAction<{ id: string }>(`${prefix}/opcionRemoved`),
    /** `by`: -1 is one place up. */
    opcionMoved: createAction<{ id: string; by: -1 | 1 }>(`${prefix}/opcionMoved`),
    /** Ids of chosen ofertas that the server does not have any more. */
    opcionesChecked: createAction<{ vanished: string[] }>(`${prefix}/opcionesChecked`),
    stepCompleted: createAction<{ step: Step }>(`${prefix}/stepCompleted`),
    stepRefused: createAction<{ step: Step; problems: FieldProblems }>(`${prefix}/stepRefused`),

    // Supports
    /** The file itself is for the saga alone: no reducer, no DevTools sees it. */
    fileChosen: createAction(`${prefix}/fileChosen`, (codigo: string, file: File) => ({
      payload: { id: randomKey(), codigo, name: file.name },
      meta: { secret: { file } },
    })),
    uploadProgressed: createAction<{ id: string; percent: number }>(`${prefix}/uploadProgressed`),
    fileUploaded: createAction<{ id: string; file: StoredFile }>(`${prefix}/fileUploaded`),
    fileRefused: createAction<{ id: string; message: string }>(`${prefix}/fileRefused`),
    uploadDismissed: createAction<{ id: string }>(`${prefix}/uploadDismissed`),
    fileRemoved: createAction<{ codigo: string; id: string }>(`${prefix}/fileRemoved`),

    // Sending
    sendRequested: createAction(`${prefix}/sendRequested`),
    sent: createAction<{ receipt: FilingReceipt }>(`${prefix}/sent`),
    /** No answer came, and the device says that it has no connection. */
    foundOffline: createAction(`${prefix}/foundOffline`),
    /** The changes of an existing solicitud were accepted. */
    changesAccepted: createAction<{ solicitud: FamilySolicitud }>(`${prefix}/changesAccepted`),
    /** They can never be sent: the solicitud takes no more. `message`: what happened. */
    changesEnded: createAction<{ solicitud: FamilySolicitud; message: string }>(`${prefix}/changesEnded`),
    /** `draft`: the one to go on with, where it is not the one that was sent. */
    refused: createAction<{ message: string; problems: FieldProblems; draft?: Draft; isFiledAlready?: boolean }>(
      `${prefix}/refused`,
    ),

    // The receipt
    receiptFound: createAction<Visit>(`${prefix}/receiptFound`),
    /** The same family goes on with another child. */
    anotherRequested: createAction(`${prefix}/anotherRequested`),
    /** The family is done with a receipt that it has not kept elsewhere: it is asked first. */
    closeRequested: createAction<{ another: boolean; radicado: string }>(`${prefix}/closeRequested`),
    /** The family is done; `another`: somebody else goes on. */
    receiptClosed: createAction<{ another: boolean }>(`${prefix}/receiptClosed`),
    printRequested: createAction(`${prefix}/printRequested`),
  };
}

export type SolicitudEvents = ReturnType<typeof createSolicitudEvents>;
