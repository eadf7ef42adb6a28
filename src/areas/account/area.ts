import { declareArea } from '#core/chunks/declareArea.ts';
import { AREA, PATH, signIns } from './signIns';

export const area = declareArea({ name: AREA, path: PATH, parts: [signIns], pages: [] });
