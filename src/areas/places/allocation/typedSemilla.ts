import { object, string } from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA } from '../placesPaths';
import { allocationAt } from '../allocationPaths';

/** The official semilla that is typed and not registered; its key: the code of its etapa. */
export const typedSemilla = createTyping({
  area: AREA,
  name: 'typedSemilla',
  keyOf: allocationAt,
  keptAs: (etapa) => `educacion.semilla.${etapa}`,
  schema: object({ semilla: string() }),
  isNothing: ({ semilla }) => semilla === '',
});
