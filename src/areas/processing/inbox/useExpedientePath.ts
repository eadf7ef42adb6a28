import { useLocation } from 'react-router-dom';
import { expedienteFrom } from './nextInInbox';

/** Where a solicitud's page is, opened from the inbox as it is shown now. */
export function useExpedientePath(): (radicado: string) => string {
  const { search } = useLocation();
  return (radicado) => expedienteFrom(radicado, search);
}
