import type { ConfigService } from './config/configTypes';
import type { DeploymentService } from './deployment/deploymentTypes';
import type { DialogService } from './dialogs/dialogTypes';
import type { FilesService } from './files/filesTypes';
import type { HttpService } from './http/httpTypes';
import type { NavigationService } from './navigation/navigationTypes';
import type { StorageService } from './storage/storageTypes';
import type { WorkersService } from './workers/workersTypes';

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
