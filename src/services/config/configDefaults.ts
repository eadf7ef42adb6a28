import type { Config } from './configTypes';

/** What holds where `config.json` is missing or wrong (D26). */
export const DEFAULT_CONFIG: Config = {
  production: true,
  apiBase: '/cupo-escolar/',
  administration: 'Alcaldía Municipal',
  footerYear: '2018',
  requestTimeoutMs: 30_000,
  menuTools: true,
  timeZone: 'America/Bogota',
  overlay: { backgroundColor: '#ffffff', textColor: '#000000', text: 'Cargando', image: 'assets/loadings/loading.svg' },
};
