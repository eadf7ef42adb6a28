import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import { typedConvocatoria } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { ofertaEdit } from '#areas/places/oferta/ofertaEdit.ts';
import { importMachine } from '#areas/places/oferta/import/ofertaImport.ts';
import { runMachine } from '#areas/places/allocation/runSlice.ts';
import { typedSemillaMachine } from '#areas/places/allocation/typedSemilla.ts';
import { inbox } from '#areas/processing/inbox/inbox.ts';
import { soporteDownload } from '#areas/processing/expediente/soporteDownload.ts';
import { typedDecisionMachine } from '#areas/processing/expediente/typedDecisionSlice.ts';
import { expedienteSave } from '#areas/processing/expediente/expedienteSave.ts';
import { newSolicitud } from '#areas/processing/newSolicitud.ts';
import { lookUpMachine } from '#areas/citizen/lookUp/lookUpSlice.ts';
import { configMachine } from '#core/config/configSlice.ts';
import { locationMachine } from '#core/location/locationSlice.ts';
import { menuMachine } from '#core/menu/menuSlice.ts';
import { overlayMachine } from '#core/overlay/overlaySlice.ts';
import { sessionMachine } from '#core/session/sessionSlice.ts';
import { sideMenuMachine } from '#shell/sideMenuSlice.ts';
import type { Transition } from '#core/machine.ts';

export interface DeclaredMachine {
  /** Its place in the state. */
  name: string;
  /** What the README calls it, where that is not its name. */
  title?: string;
  initial: { status: string };
  transitions: readonly Transition[];
}

/** Every kind of machine of the application, in the order in which the README draws them. */
export const MACHINES: readonly DeclaredMachine[] = [
  sessionMachine,
  menuMachine,
  overlayMachine,
  locationMachine,
  sideMenuMachine,
  configMachine,
  chunkMachine,
  { ...inbox.machine, title: 'reading of a page' },
  { ...expedienteSave.machine, title: 'one write' },
  { ...newSolicitud.machine, title: 'request form' },
  { ...newSolicitud.cupos.machine, title: 'search while typing' },
  { ...lookUpMachine, title: 'look-up' },
  { ...typedDecisionMachine, title: 'what is typed on a request' },
  { ...typedConvocatoria.machine, title: 'what is typed of the call' },
  { ...soporteDownload.machine, title: 'saving a file' },
  { ...ofertaEdit.machine, title: 'a place edited in its row' },
  { ...importMachine, title: 'import of a file' },
  { ...runMachine, title: 'a run of the allocation' },
  { ...typedSemillaMachine, title: 'an official seed that is typed' },
];
