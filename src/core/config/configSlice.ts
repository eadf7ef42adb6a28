import { createAction } from '@reduxjs/toolkit';
import type { Config } from '#services/config/configTypes.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import { declareMachine } from '../machine';

/** The first paint does not wait for the file: the defaults stand until it is read (D26). */
export type ConfigState = { status: 'defaults'; values: Config } | { status: 'read'; values: Config };

export const configRead = createAction<Config>('config/read');

export const configMachine = declareMachine<ConfigState>('config', { status: 'defaults', values: DEFAULT_CONFIG })
  .on('defaults', configRead, 'read', (_, { payload }) => ({ status: 'read', values: payload }))
  .build();

export const selectConfig = ({ config }: { config: ConfigState }): Config => config.values;

/** Where the city's clocks stand: what `momentText` takes. */
export const selectTimeZone = (state: { config: ConfigState }): string => selectConfig(state).timeZone;
