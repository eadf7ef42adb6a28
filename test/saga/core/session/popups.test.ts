import { forgottenPasswordClicked, invalidFormSubmitted } from '#core/session/sessionEvents.ts';
import { runSession } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

const WARNING = { icon: 'warning', title: 'Advertencia', text: 'Debe registar el usuario / contraseña' };
const FORGOTTEN = { icon: 'info', title: 'Olvido su clave', text: 'Solicite una nueva clave al administrador de la plataforma' };

test.each([
  ['an invalid form', invalidFormSubmitted(), WARNING],
  ['the forgotten password', forgottenPasswordClicked(), FORGOTTEN],
])('%s has its popup, each time, on the login screen only', async (_, event, dialog) => {
  const { world, saga } = await runSession(createWorld({ at: '/login' }));
  await saga.dispatch(event);
  expect(world.dialogs.current).toEqual(dialog);
  await saga.dispatch(event);
  expect(world.dialogs.current).toEqual(dialog);
  await saga.answerDialog(true);
  expect(world.dialogs.current).toBeNull();
  await saga.dispatch(event);
  await saga.typeAddress('/tramites/educacion');
  expect(world.dialogs.current).toBeNull();
  expect(world.dialogs.shown).toEqual([dialog, dialog, dialog]);
  expect(world.http.made).toEqual([]);
});
