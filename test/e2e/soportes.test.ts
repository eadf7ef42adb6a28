import type { Page } from 'playwright-core';

import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import { DRAFT_KEY } from '#services/storage/storageKeys.ts';
import { createTestFiles } from '#test/support/testFiles.ts';
import { draft } from '../tools/screens/formSamples';
import { eventually, useApplication } from './support/harness';

/** Bytes a second of the line. */
const LINE = 50_000;
const files = createTestFiles();
const saved: Buffer[] = [];
const harness = useApplication({
  // Shorter than the file takes on this line: as 30 s are for a photograph on a telephone's.
  config: { requestTimeoutMs: 2_000 },
  backend: {
    files: {
      ...files,
      save(id, content) {
        saved.push(Buffer.from(content));
        return files.save(id, content);
      },
    },
  },
});
afterEach(() => void (saved.length = 0));
afterAll(() => files.close());

/** At the conditions, one claimed, in a tab that kept the draft. */
async function openCondiciones(): Promise<Page> {
  const page = await harness.open('#/login');
  const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] }];
  const kept = { unanswered: false, draft: { ...draft, values: { ...draft.values, condiciones } } };
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
    `${DRAFT_KEY}.tramitesEducacion.solicitud`,
    JSON.stringify(kept),
  ] as const);
  await page.goto(`${harness.app.url}#${CITIZEN_PATHS.solicitud}/condiciones`);
  await fileInput(page).waitFor();
  return page;
}

const fileInput = (page: Page) => page.getByLabel(/^Adjuntar un soporte de/);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: LINE };
  await session.send('Network.emulateNetworkConditions', conditions);
}

const pdf = (name: string, seconds: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(LINE * seconds)]),
});

it('a file that takes longer than the limit of a call arrives, and the page tells how far it is', async () => {
  const page = await openCondiciones();
  await slowDown(page);
  await fileInput(page).setInputFiles(pdf('recibo.pdf', 5));
  const bar = page.getByRole('progressbar', { name: 'Subiendo recibo.pdf' });
  await eventually(async () => expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(20));
  // Longer than the overlay waits, which would hide the button that calls it off (D31).
  await eventually(async () => expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(50));
  expect(await page.getByText('Cargando', { exact: true }).count()).toBe(0);
  await page.getByText('recibo.pdf (244,1 KB)').waitFor();
  expect(saved.map(({ length }) => length)).toEqual([LINE * 5 + 9]);
});

it('one that is on its way can be called off, and others go on', async () => {
  const page = await openCondiciones();
  await slowDown(page);
  await fileInput(page).setInputFiles([pdf('uno.pdf', 3), pdf('dos.pdf', 1)]);
  await page.getByRole('button', { name: 'Cancelar uno.pdf' }).click();
  await page.getByText('dos.pdf (48,8 KB)').waitFor();
  expect(await page.getByText('uno.pdf').count()).toBe(0);
});

it('a large photograph is made smaller, upright, before it goes', async () => {
  const page = await openCondiciones();
  // Lying, with word that it is to be turned: as a telephone takes it.
  const photo = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2500, 2000);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const noise = context.createImageData(canvas.width, canvas.height);
      for (let at = 0; at < noise.data.length; at += 4) {
        noise.data.set([(at * 7919) % 251, (at * 104_729) % 241, (at * 31) % 239, 255], at);
      }
      context.putImageData(noise, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const reader = new FileReader();
      reader.readAsDataURL(blob);
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : '';
    }),
    'base64',
  );
  expect(photo.length).toBeGreaterThan(1024 * 1024);
  await fileInput(page).setInputFiles({ name: 'Carné.JPEG', mimeType: 'image/jpeg', buffer: turned(photo) });
  await page.getByText(/^Carné\.jpg \(/).waitFor();
  const [shrunk = Buffer.alloc(0)] = saved;
  expect(shrunk.length).toBeLessThan(photo.length);
  expect(sizeOf(shrunk)).toEqual({ width: 1600, height: 2000 });
});

/** As its frame header says (ITU-T T.81, B.2.2). */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return { width: jpeg.readUInt16BE(frame + 7), height: jpeg.readUInt16BE(frame + 5) };
}

/** The same picture with an Exif segment that says 'turn it a quarter to the right' (orientation 6). */
function turned(jpeg: Buffer): Buffer {
  const exif = Buffer.from('45786966000049492a00080000000100120103000100000006000000', 'hex');
  const tail = Buffer.alloc(4);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + exif.length + tail.length);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, tail, jpeg.subarray(2)]);
}
