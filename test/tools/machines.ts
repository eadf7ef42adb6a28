import { chunkMachine } from '../../src/features/chunks/chunksSlice';
import { escritoMachine as reglasEscritasMachine } from '../../src/areas/educacion/convocatoria/escrito';
import { edicionMachine } from '../../src/areas/educacion/oferta/edicion';
import { importacionMachine } from '../../src/areas/educacion/oferta/importacion/importacion';
import { corridaMachine } from '../../src/areas/educacion/asignacion-oficial/corridaSlice';
import { semillaEscritaMachine } from '../../src/areas/educacion/asignacion-oficial/semillaEscrita';
import { bandeja } from '../../src/areas/tramite-educacion/bandeja/bandeja';
import { descarga } from '../../src/areas/tramite-educacion/expediente/descarga';
import { escritoMachine } from '../../src/areas/tramite-educacion/expediente/escritoSlice';
import { guardado } from '../../src/areas/tramite-educacion/expediente/guardado';
import { nueva } from '../../src/areas/tramite-educacion/nueva';
import { consultaMachine } from '../../src/areas/tramites-educacion/consulta/consultaSlice';
import { configMachine } from '../../src/features/config/configSlice';
import { locationMachine } from '../../src/features/location/locationSlice';
import { menuMachine } from '../../src/features/menu/menuSlice';
import { overlayMachine } from '../../src/features/overlay/overlaySlice';
import { sessionMachine } from '../../src/features/session/sessionSlice';
import { sideMenuMachine } from '../../src/features/site/sideMenuSlice';
import type { Transition } from '../../src/shared/machine';

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
