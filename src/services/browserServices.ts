import { createConfigService } from './config/browserConfig';
import { createDeploymentService } from './deployment/browserDeployment';
import { createDialogService, loadPopups } from './dialogs/browserDialogs';
import { createHttpService } from './http/browserHttp';
import { loadAxios } from './http/loadAxios';
import { createNavigationService } from './navigation/browserNavigation';
import { report } from './report';
import type { Services } from './services';
import { createStorageService } from './storage/browserStorage';

/** The services of a real page. */
export function createBrowserServices(): Services {
  const config = createConfigService(report);
  const storage = createStorageService(report);
  return {
    config,
    storage,
    deployment: createDeploymentService(),
    dialogs: createDialogService({ loadPopups, report }),
    http: createHttpService({ config, storage, loadClient: loadAxios, report }),
    navigation: createNavigationService(report),
    report,
  };
}
