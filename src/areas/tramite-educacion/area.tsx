import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../features/site/NotFound';
import { SolicitudPages } from '../../features/solicitud/SolicitudPages';
import type { Chunk } from '../../shared/chunk';
import { InboxPage } from './bandeja/InboxPage';
import { LogPage } from './bitacora/LogPage';
import { RequestPage } from './expediente/RequestPage';
import { nueva } from './nueva';
import { AREA } from './paths';
import { processingReducer, processingSaga } from './state';

/** Where staff process the citizens' requests (D2). */
function ProcessingPages() {
  return (
    <Routes>
      <Route index element={<InboxPage />} />
      <Route path="solicitudes/:radicado" element={<RequestPage />} />
      <Route path="solicitudes/:radicado/historia" element={<LogPage />} />
      <Route path="nueva/*" element={<SolicitudPages solicitud={nueva} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = {
  View: ProcessingPages,
  slice: { name: AREA, reducer: processingReducer },
  saga: processingSaga,
};
