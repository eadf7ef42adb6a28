import { createAreaChunk } from '#shell/createAreaChunk.tsx';
import { area } from './area';
import { InboxPage } from './inbox/InboxPage';
// In one file with the area: a page's own would cost the first load its name and its hash.
import './calls/calls.scss';
import './expediente/expediente.scss';

export const chunk = createAreaChunk(area, InboxPage);
