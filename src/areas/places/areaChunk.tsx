import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { PlacesIndex } from './summary/PlacesIndex';

export const chunk = createAreaChunk(area, PlacesIndex);
