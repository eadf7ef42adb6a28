import { contacto, contactoSave, typedContacto } from '../contacto/contacto';
import { contactoSaga } from '../contacto/contactoSaga';
import { convocatoriaRules } from './convocatoriaRules';
import { convocatoriaSaga } from './convocatoriaSaga';
import { convocatoriaSave } from './convocatoriaSave';
import { lastExtension, takeBackStep, typedTakeBack } from './lastExtension';
import { rulesChanges } from './rulesChanges';
import { takeBackSaga } from './takeBackSaga';
import { typedConvocatoria } from './typedConvocatoria';

/** What is typed is opened first: it is there before its page is read. */
export const convocatoriaParts = [
  typedConvocatoria,
  { saga: convocatoriaSaga },
  convocatoriaRules,
  convocatoriaSave,
  rulesChanges,
  typedTakeBack,
  { saga: takeBackSaga },
  lastExtension,
  takeBackStep,
  typedContacto,
  { saga: contactoSaga },
  contacto,
  contactoSave,
];
