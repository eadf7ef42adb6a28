import { declareArea } from '#core/chunks/declareArea.ts';
import { placePart } from '#core/part.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { passwordChangeSaga } from './password/passwordChangeSaga';
import { passwordChangeMachine } from './password/passwordChangeSlice';
import { AREA, PATH, signIns } from './signIns';

export const area = declareArea({
  name: AREA,
  path: PATH,
  parts: [signIns, { ...placePart(passwordChangeMachine), saga: passwordChangeSaga }],
  pages: [
    {
      name: 'password',
      path: 'clave',
      load: () => ownTask(import(/* webpackChunkName: "account" */ './password/passwordChunk')),
      chunk: AREA,
    },
  ],
});
