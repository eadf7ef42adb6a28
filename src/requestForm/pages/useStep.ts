import { createContext, use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Solicitud } from '../createSolicitud';
import type { Draft } from '../draft';
import { createWords } from '#domain/words/words.ts';
import { draftIn } from '../solicitudState';
import { rulesOf, type Rules } from '../checkDraft';

/** Which form the screens below belong to, and the convocatoria that it is for. */
export const FormContext = createContext<Solicitud | null>(null);
export const ConvocatoriaContext = createContext<Convocatoria | null>(null);

/** The form of the screen. */
export function useForm() {
  const solicitud = use(FormContext);
  if (!solicitud) throw new Error('A screen of the form stands outside of it');
  return { ...solicitud, dispatch: useDispatch(), state: useSelector(solicitud.select) };
}

/** The form of a step's screen: there is a draft, and the convocatoria is read. */
export function useStep() {
  const form = useForm();
  const convocatoria = use(ConvocatoriaContext);
  const timeZone = useSelector(selectTimeZone);
  const draft = draftIn(form.state);
  if (!draft || !convocatoria) throw new Error('A step is shown without a draft, or without the call');
  const rules: Rules = rulesOf(convocatoria, timeZone);
  const words = createWords(convocatoria.catalogos, timeZone);
  return { ...form, draft: draft satisfies Draft, convocatoria, rules, timeZone, words };
}
