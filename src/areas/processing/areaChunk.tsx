import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { InboxPage } from './inbox/InboxPage';

export const chunk = createAreaChunk(area, InboxPage);
