import { createSending } from '#kits/sending/createSending.ts';
import type { SendingRequest } from '#kits/sending/sendingOptions.ts';
import { etapaSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA } from '../placesPaths';
import { etapaCall } from '../resultsPaths';
import { allocationAt } from '../allocationPaths';

interface OfEtapa {
  /** The stage's code. */
  readonly etapa: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  readonly version: number;
}

/** A step of a stage's official run. `huella`: what the run in this browser gave, and `huellaLista` its list's. */
export type Step =
  | (OfEtapa & { readonly kind: 'congelar' | 'mover_lista' | 'cerrar_lista' })
  | (OfEtapa & { readonly kind: 'sortear'; readonly semilla: string })
  | (OfEtapa & { readonly kind: 'registrar' | 'publicar'; readonly huellaLista: string; readonly huella: string });

/** A step that is taken; answered with the stage as it is then. */
export const stepSending = createSending({
  area: AREA,
  name: 'stepSending',
  request: (command: Step): SendingRequest => {
    const { etapa, version } = command;
    const post = (name: string, more: object = {}): SendingRequest => ({
      method: 'post',
      path: `${etapaCall(etapa)}/${name}`,
      body: { version, ...more },
    });
    switch (command.kind) {
      case 'congelar':
        return post('congelacion');
      case 'sortear':
        return post('semilla', { semilla: command.semilla });
      case 'registrar':
      case 'publicar': {
        const { huellaLista, huella } = command;
        return post(command.kind === 'registrar' ? 'resultado' : 'publicacion', { huellaLista, huella });
      }
      case 'mover_lista':
      case 'cerrar_lista':
        return post('lista', { cierra: command.kind === 'cerrar_lista' });
    }
  },
  schema: etapaSchema,
  isAt: ({ etapa }, address) => allocationAt(address) === etapa,
});
