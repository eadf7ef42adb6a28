import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { PlacesIndex } from './PlacesIndex';

export const chunk = createAreaChunk(area, PlacesIndex);
