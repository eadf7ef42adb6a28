import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import { typedConvocatoriaMachine as reglasEscritasMachine } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { ofertaEditMachine } from '#areas/places/oferta/ofertaEdit.ts';
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
  { ...typedDecisionMachine, title: 'what is typed of an expediente' },
  { ...reglasEscritasMachine, title: 'what is typed of a convocatoria' },
  { ...soporteDownload.machine, title: 'download of a file' },
  { ...ofertaEditMachine, title: 'an oferta edited in its row' },
  { ...importMachine, title: 'import of a file of ofertas' },
  { ...runMachine, title: 'a run of the allocation' },
  { ...typedSemillaMachine, title: 'an official semilla that is typed' },
];
