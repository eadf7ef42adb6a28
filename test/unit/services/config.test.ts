import { createConfigService } from '#services/config/browserConfig.ts';
import { configFile } from '#services/config/configFile.ts';
import { checkConfig } from '#services/config/checkConfig.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import fileInTheRepository from '#public/config.json';

const complain = jest.fn();
beforeEach(() => complain.mockReset());

it('the file in the repository holds the defaults', () => {
  expect(fileInTheRepository).toEqual(DEFAULT_CONFIG);
  expect(checkConfig(fileInTheRepository, complain)).toEqual(DEFAULT_CONFIG);
  expect(complain).not.toHaveBeenCalled();
});

describe('entry by entry (D26)', () => {
  it.each([
    [{ production: false }],
    [{ apiBase: '' }],
    [{ apiBase: '/' }],
    [{ apiBase: 'cupo-escolar' }],
    [{ apiBase: 'https://backend.test:8443/cupo-escolar' }],
    [{ apiBase: '//backend.test/cupo-escolar/' }],
    [{ administration: 'Alcaldía de Pasto' }],
    [{ footerYear: '2026' }],
    [{ requestTimeoutMs: 1 }],
    [{ requestTimeoutMs: 2147483647 }],
    [{ menuTools: false }],
    [{ timeZone: 'Europe/Madrid' }],
  ])('%j is taken', (file) => {
    expect(checkConfig(file, complain)).toEqual({ ...DEFAULT_CONFIG, ...file });
    expect(complain).not.toHaveBeenCalled();
  });

  it('a year without quotes is taken', () => {
    expect(checkConfig({ footerYear: 2026 }, complain).footerYear).toBe('2026');
  });

  it.each([
    { production: 'true' },
    { apiBase: 1 },
    { apiBase: 'http://' },
    { apiBase: 'javascript:x' },
    { apiBase: 'ftp://backend.test/' },
    { apiBase: ' /x' },
    { apiBase: '/\\evil.test' },
    { administration: '  ' },
    { administration: null },
    { footerYear: {} },
    { footerYear: '' },
    { requestTimeoutMs: 0 },
    { requestTimeoutMs: -1 },
    { requestTimeoutMs: 2147483648 },
    { requestTimeoutMs: '30000' },
    { requestTimeoutMs: NaN },
    { requestTimeoutMs: Infinity },
    { menuTools: 0 },
    { timeZone: 'Bogotá' },
    { timeZone: '' },
    { timeZone: -5 },
    { overlay: 'x' },
    { overlay: [] },
    { overlay: { backgroundColor: 'url(x)' } },
    { overlay: { textColor: '#12' } },
    { overlay: { textColor: 'inherit' } },
    { overlay: { textColor: 'currentcolor' } },
    { overlay: { text: '' } },
    { overlay: { image: 'javascript:x' } },
    { overlay: { image: 'data:image/svg+xml,x' } },
    { overlay: { image: '' } },
    { overlay: { image: ' http://x' } },
    { overlay: { image: 'a\\b' } },
    null,
    [],
    'x',
    1,
  ])('%j is the default, and is told', (file) => {
    expect(checkConfig(file, complain)).toEqual(DEFAULT_CONFIG);
    expect(complain).toHaveBeenCalledTimes(1);
    expect(complain).toHaveBeenCalledWith(expect.stringMatching(/^config\.json: /));
  });

  it('a wrong entry leaves its neighbours', () => {
    const overlay = { backgroundColor: 'rgb(0 0 0 / 50%)', textColor: 7, text: 'Un momento', image: 'https://x.test/a.svg' };
    expect(checkConfig({ overlay, menuTools: false, otra: 1 }, complain)).toEqual({
      ...DEFAULT_CONFIG,
      menuTools: false,
      overlay: { ...overlay, textColor: '#000000' },
    });
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it('the browser judges what a colour is', () => {
    jest.spyOn(CSS, 'supports').mockImplementation((_property: string, value?: string) => value !== 'negro');
    const { overlay } = checkConfig({ overlay: { backgroundColor: 'oklch(50% 0 0)', textColor: 'negro' } }, complain);
    expect(overlay).toMatchObject({ backgroundColor: 'oklch(50% 0 0)', textColor: '#000000' });
    // What a browser takes for the property, but is no colour by itself.
    for (const textColor of [
      'inherit',
      'Initial',
      'unset',
      'revert',
      'revert-layer',
      'currentColor',
      'var(--x)',
      'VAR(--x, red)',
      'env(x)',
      'attr(x)',
      'rgb(var(--x) 0 0)',
      'color-mix(in srgb, currentcolor, red)',
      'inh\\65 rit',
    ]) {
      expect(checkConfig({ overlay: { textColor } }, complain).overlay.textColor).toBe('#000000');
    }
    for (const textColor of ['red', 'transparent', 'Canvas', 'color-mix(in srgb, blue, red)', 'rgb(from red r g b)', ' #fff ']) {
      expect(checkConfig({ overlay: { textColor } }, complain).overlay.textColor).toBe(textColor);
    }
  });
});

describe('reading the file', () => {
  const report = jest.fn();
  const serve = (fetch: unknown) => Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
  beforeEach(() => report.mockReset());
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'fetch');
    delete window.configFile;
  });

  it('is done once, beside the page, without trusting a copy', async () => {
    const fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ footerYear: '2026', menuTools: 1 }) });
    serve(fetch);
    const config = createConfigService(report);
    expect((await config.read()).footerYear).toBe('2026');
    expect(await config.read()).toBe(await config.read());
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(new URL('http://localhost/config.json'), expect.objectContaining({ cache: 'no-cache' }));
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('that a script before has asked for is not asked for again', async () => {
    const fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ footerYear: '2026' }) });
    serve(fetch);
    await configFile();
    expect((await createConfigService(report).read()).footerYear).toBe('2026');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['not there', jest.fn().mockResolvedValue({ ok: false, status: 404 })],
    ['an HTML page', jest.fn().mockResolvedValue({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
    ['unreachable', jest.fn().mockRejectedValue(new TypeError('network'))],
    ['in a browser without fetch', undefined],
  ])('%s: the defaults', async (_name, fetch) => {
    serve(fetch);
    await expect(createConfigService(report).read()).resolves.toEqual(DEFAULT_CONFIG);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('later than five seconds: the defaults', async () => {
    jest.useFakeTimers();
    serve(
      (_url: URL, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const read = createConfigService(report).read();
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(read).resolves.toEqual(DEFAULT_CONFIG);
    jest.useRealTimers();
  });
});
