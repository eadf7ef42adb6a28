import { useSelector } from 'react-redux';
import { selectPath } from '#core/location/locationSlice.ts';
import { NotFound } from '#shell/NotFound.tsx';
import type { Solicitud } from './createSolicitud';
import { Receipt } from './pages/Receipt';
import { StepPage } from './pages/StepPage';
import { FormContext } from './pages/useStep';
import { formPageOf } from './steps';
import './solicitud.scss';

/** Every page of one form, by its address; a saga leads from one that the draft does not allow yet. */
export function SolicitudPages({ solicitud }: { solicitud: Solicitud }) {
  const page = formPageOf(useSelector(selectPath), solicitud.options.base);
  return (
    <FormContext value={solicitud}>
      {page === null || page === 'otra' ? (
        <NotFound />
      ) : page === 'enviada' ? (
        <Receipt />
      ) : (
        <StepPage step={page === 'base' ? null : page} />
      )}
    </FormContext>
  );
}
