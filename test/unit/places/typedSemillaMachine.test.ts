import * as typing from '#areas/places/allocation/typedSemilla.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const at = (path: string, search = '') => locationChanged({ address: { path, search, key: 'k' }, kind: 'push' });
const ENDINGS = [session.signedOut, session.sessionExpired, session.tokenLost, session.signedOutElsewhere] as const;

describeMachine<typing.TypedSemillaState, 'none' | 'typed', string, string>({
  machine: typing.typedSemillaMachine,
  states: { none: { status: 'none' }, typed: { status: 'typed', etapa: 'general', semilla: '48' } },
  results: { more: { status: 'typed', etapa: 'general', semilla: '482' } },
  events: {
    typed: typing.semillaTyped({ etapa: 'general', semilla: '482' }),
    emptied: typing.semillaTyped({ etapa: 'general', semilla: '' }),
    restored: typing.semillaRestored({ etapa: 'general', semilla: '482' }),
    drawn: typing.semillaDrawn(),
    samePage: at('/educacion/asignacion', '?etapa=general'),
    otherStage: at('/educacion/asignacion', '?etapa=prioritaria'),
    otherPage: at('/educacion/resultados', '?etapa=general'),
    signedOut: session.signedOut(),
    expired: session.sessionExpired(),
    tokenLost: session.tokenLost(),
    elsewhere: session.signedOutElsewhere(),
  },
  cells: {
    none: {
      ...{ typed: 'more', emptied: '-', restored: 'more', drawn: '-', samePage: '-', otherStage: '-', otherPage: '-' },
      ...{ signedOut: '-', expired: '-', tokenLost: '-', elsewhere: '-' },
    },
    typed: {
      ...{ typed: 'more', emptied: 'none', restored: '-', drawn: 'none', samePage: '-', otherStage: 'none', otherPage: 'none' },
      ...{ signedOut: 'none', expired: 'none', tokenLost: 'none', elsewhere: 'none' },
    },
  },
  transitions: [
    'none places/semillaEscrita/typed -> typed | none',
    'typed places/semillaEscrita/typed -> typed | none',
    'none places/semillaEscrita/restored -> typed',
    'typed places/semillaEscrita/drawn -> none',
    `typed ${locationChanged.type} -> typed | none`,
    ...ENDINGS.map(({ type }) => `typed ${type} -> none`),
  ],
});
