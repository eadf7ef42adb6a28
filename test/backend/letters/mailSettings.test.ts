import { readMailSettings, readPageAddress } from '#backend/environment.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const settings = (variables: Record<string, string>) => {
  Object.assign(process.env, variables);
  return readMailSettings();
};

it.each([
  ['smtp://correo.example.gov.co:587', true],
  ['smtps://u:c@correo.example.gov.co', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://[::1]:2525', false],
  ['smtp://localhost', false],
])('%s: encryption is required: %s', (SMTP_URL, requireTls) => {
  expect(settings({ SMTP_URL })).toMatchObject({ url: SMTP_URL, requireTls });
});

it('is not required where it is said aloud that it need not be', () => {
  const said = { SMTP_URL: 'smtp://correo.example.gov.co', SMTP_INSECURE: '1' };
  expect(settings(said)).toMatchObject({ requireTls: false });
  expect(settings({ ...said, SMTP_INSECURE: '0' })).toMatchObject({ requireTls: true });
});

it.each(['correo.example.gov.co', 'https://correo.example.gov.co', 'smtp'])('%s is no mail server', (SMTP_URL) => {
  expect(() => settings({ SMTP_URL })).toThrow('SMTP_URL debe ser una dirección como smtps://');
});

it('is a folder of DATA_DIR without a server', () => {
  expect(settings({ SMTP_URL: '', DATA_DIR: '/srv/datos' })).toMatchObject({ folder: '/srv/datos/correo' });
});

it.each([
  ['https://cupos.example.gov.co', 'https://cupos.example.gov.co/'],
  ['https://example.gov.co/cupos/#/tramites', 'https://example.gov.co/cupos/'],
  ['', undefined],
])('the page at %j is linked to as %j', (PAGE_URL, address) => {
  Object.assign(process.env, { PAGE_URL });
  expect(readPageAddress()).toBe(address);
});

it.each(['cupos.example.gov.co', 'javascript:alert(1)'])('%s is no address of a page', (PAGE_URL) => {
  Object.assign(process.env, { PAGE_URL });
  expect(readPageAddress).toThrow('PAGE_URL debe ser una dirección como https://');
});
