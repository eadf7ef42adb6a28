import { chunkMachine } from '#core/chunks/chunksSlice.ts';
import { escritoMachine as reglasEscritasMachine } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { edicionMachine } from '#areas/places/oferta/ofertaEdit.ts';
import { importacionMachine } from '#areas/places/oferta/import/ofertaImport.ts';
import { corridaMachine } from '#areas/places/allocation/runSlice.ts';
import { semillaEscritaMachine } from '#areas/places/allocation/typedSemilla.ts';
import { bandeja } from '#areas/processing/inbox/inbox.ts';
import { descarga } from '#areas/processing/expediente/soporteDownload.ts';
import { escritoMachine } from '#areas/processing/expediente/typedDecisionSlice.ts';
import { guardado } from '#areas/processing/expediente/expedienteSave.ts';
import { nueva } from '#areas/processing/newSolicitud.ts';
import { consultaMachine } from '#areas/citizen/lookUp/lookUpSlice.ts';
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
  { ...bandeja.machine, title: 'reading of a page' },
  { ...guardado.machine, title: 'one write' },
  { ...nueva.machine, title: 'request form' },
  { ...nueva.cupos.machine, title: 'search while typing' },
  { ...consultaMachine, title: 'look-up' },
  { ...escritoMachine, title: 'what is typed on a request' },
  { ...reglasEscritasMachine, title: 'what is typed of the call' },
  { ...descarga.machine, title: 'saving a file' },
  { ...edicionMachine, title: 'a place edited in its row' },
  { ...importacionMachine, title: 'import of a file' },
  { ...corridaMachine, title: 'a run of the allocation' },
  { ...semillaEscritaMachine, title: 'an official seed that is typed' },
];
