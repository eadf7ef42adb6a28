import { motivos, motivosSave, typedMotivos } from './motivos';
import { motivosSaga } from './motivosSaga';

/** What is typed is opened first: it is there before its page is read. */
export const motivosParts = [typedMotivos, { saga: motivosSaga }, motivos, motivosSave];
