import { screen } from '@testing-library/react';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { withStatus } from '#test/support/samples/failures.ts';
import { INBOX } from '#test/support/samples/processing.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { openApp } from '#test/support/openApp.tsx';
import { worldWithSession } from '#test/support/world/sessions.ts';

bringChunks();
beforeEach(() => stubMatchMedia(false));

test('who may not process is told at the first step', async () => {
  const app = await openApp(`${INBOX}/nueva`, { world: worldWithSession(`${INBOX}/nueva`) });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await screen.findByRole('heading', { level: 1, name: 'Aviso de privacidad' });
  expect(screen.getByRole('button', { name: 'He leído el aviso' })).toBeVisible();
  await app.fail('api/educacion/tramitacion/personas', withStatus(403, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('No tiene permiso para esta sección');
  expect(screen.queryByRole('button', { name: 'He leído el aviso' })).toBeNull();
});
