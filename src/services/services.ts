import type { ConfigService } from './config/types';
import type { DeploymentService } from './deployment/types';
import type { DialogService } from './dialogs/types';
import type { FilesService } from './files/types';
import type { HttpService } from './http/types';
import type { NavigationService } from './navigation/types';
import type { StorageService } from './storage/types';
import type { WorkersService } from './workers/types';

/** All that the sagas touch the world with; tests give their own. */
export interface Services {
  config: ConfigService;
  deployment: DeploymentService;
  dialogs: DialogService;
  files: FilesService;
  http: HttpService;
  navigation: NavigationService;
  storage: StorageService;
  workers: WorkersService;
  /** Takes an error that no screen shows: to the console in development, nowhere in production (D16b). */
  report(error: unknown): void;
}
