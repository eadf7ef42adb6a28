import { aviso, avisoSave, typedAviso } from './aviso';
import { avisoSaga } from './avisoSaga';

/** What is typed is opened first: it is there before its page is read. */
export const avisoParts = [typedAviso, { saga: avisoSaga }, aviso, avisoSave];
