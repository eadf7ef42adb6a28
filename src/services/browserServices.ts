import { createConfigService } from './config/browserConfig';
import { createDeploymentService } from './deployment/browserDeployment';
import { createDialogService, loadPopups } from './dialogs/browserDialogs';
import { createFilesService } from './files/browserFiles';
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
  const navigation = createNavigationService(report);
  return {
    config,
    storage,
    deployment: createDeploymentService(navigation.reload),
    dialogs: createDialogService({ loadPopups, report }),
    files: createFilesService(),
    http: createHttpService({ config, storage, loadClient: loadAxios, report }),
    navigation,
    workers: { start: (create) => create() },
    report,
  };
}
