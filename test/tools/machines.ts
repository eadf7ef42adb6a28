import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import { typedConvocatoria } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { importMachine } from '#areas/places/oferta/import/ofertaImport.ts';
import { runMachine } from '#areas/places/allocation/runSlice.ts';
import { inbox } from '#areas/processing/inbox/inbox.ts';
import { soporteDownload } from '#areas/processing/expediente/soporteDownload.ts';
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
  /** What MACHINES.md calls it, where that is not its name. */
  title?: string;
  initial: { status: string };
  transitions: readonly Transition[];
}

/** Every kind of machine of the application, in the order in which MACHINES.md draws them. */
export const MACHINES: readonly DeclaredMachine[] = [
  sessionMachine,
  menuMachine,
  overlayMachine,
  locationMachine,
  sideMenuMachine,
  configMachine,
  chunkMachine,
  { ...inbox.machine, title: 'reading of a page' },
  { ...expedienteSave.machine, title: 'sending of a record' },
  { ...newSolicitud.machine, title: 'solicitud form' },
  { ...newSolicitud.cupos.machine, title: 'search while typing' },
  { ...lookUpMachine, title: 'look-up' },
  { ...typedConvocatoria.machine, title: 'what is typed on a page' },
  { ...soporteDownload.machine, title: 'download of a file' },
  { ...importMachine, title: 'import of a file of ofertas' },
  { ...runMachine, title: 'a run of the allocation' },
];
