import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { UsersPage } from './UsersPage';

export const chunk = createAreaChunk(area, UsersPage);
