import { configMachine, configRead, selectConfig } from '#core/config/configSlice.ts';
import type { Config } from '#services/config/configTypes.ts';
import { describeMachine } from '#test/support/machineTable.ts';

/** D26. */
const defaults: Config = {
  production: true,
  apiBase: '/cupo-escolar/',
  administration: 'Alcaldía Municipal',
  footerYear: '2018',
  requestTimeoutMs: 30_000,
  menuTools: true,
  timeZone: 'America/Bogota',
  overlay: { backgroundColor: '#ffffff', textColor: '#000000', text: 'Cargando', image: 'assets/loadings/loading.svg' },
};
const other: Config = { ...defaults, administration: 'Otra' };

describeMachine({
  machine: configMachine,
  states: { defaults: { status: 'defaults', values: defaults }, read: { status: 'read', values: defaults } },
  results: { other: { status: 'read', values: other } },
  events: { read: configRead(other) },
  cells: `
          defaults  read
    read  other     -
  `,
  transitions: ['defaults config/read -> read'],
});

test('the selector gives the values', () => {
  expect(selectConfig({ config: { status: 'read', values: other } })).toBe(other);
});
