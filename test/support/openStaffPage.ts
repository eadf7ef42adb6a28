import { act, screen } from '@testing-library/react';
import { bringChunks } from './bringChunks';
import { stubMatchMedia } from './matchMedia';
import { openApp } from './openApp';
import { worldWithSession } from './world/sessions';

bringChunks();
beforeEach(() => stubMatchMedia(false));

/** The whole application at a page of staff's with the heading `name`, ana signed in, on a wide screen. */
export async function openStaffPage(at: string, name: string, world = worldWithSession(at)) {
  const app = await openApp(at, { world });
  await screen.findByRole('heading', { level: 1, name });
  return { ...app, answerDialog: (confirmed: boolean) => act(async () => Promise.resolve(world.dialogs.answer(confirmed))) };
}
