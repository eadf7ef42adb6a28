import { loadOnce } from '../loading/loadOnce';
import { checkConfig } from './checkConfig';
import { configFile } from './configFile';
import { DEFAULT_CONFIG } from './configDefaults';
import type { ConfigService } from './configTypes';

/** Reads `config.json`, once; what is wrong with it goes to `report` (D16, D26). */
export function createConfigService(report: (error: unknown) => void): ConfigService {
  const complain = (message: string) => report(new Error(message));
  return {
    read: loadOnce(async () => {
      try {
        return checkConfig(await configFile(), complain);
      } catch (error) {
        report(error);
        return DEFAULT_CONFIG;
      }
    }),
  };
}
