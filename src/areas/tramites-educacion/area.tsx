import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../features/site/NotFound';
import { SolicitudPages } from '../../features/solicitud/SolicitudPages';
import type { Chunk } from '../../shared/chunk';
import { ConsultaPage } from './consulta/ConsultaPage';
import { HomePage } from './home/HomePage';
import { OfertaPage } from './oferta/OfertaPage';
import { AREA } from './paths';
import { edicion, solicitud } from './solicitud';
import { citizenReducer, citizenSaga } from './state';

/** Where citizens make and follow their requests (D2). */
function CitizenPages() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="oferta" element={<OfertaPage />} />
      <Route path="solicitud/*" element={<SolicitudPages solicitud={solicitud} />} />
      <Route path="consulta" element={<ConsultaPage />} />
      <Route path="consulta/edicion/*" element={<SolicitudPages solicitud={edicion} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = {
  View: CitizenPages,
  slice: { name: AREA, reducer: citizenReducer },
  saga: citizenSaga,
};
