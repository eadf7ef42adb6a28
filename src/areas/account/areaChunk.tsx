import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { AccountPage } from './AccountPage';
import { area } from './area';

export const chunk = createAreaChunk(area, AccountPage);
