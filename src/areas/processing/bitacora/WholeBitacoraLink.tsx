import { useSelector } from 'react-redux';
import { entriesUnder } from '#core/menu/entriesUnder.ts';
import { selectEntries } from '#core/menu/menuSlice.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PROCESSING_PATHS } from '../processingPaths';

/** Where the pages lie of those who manage places. */
const PLACES = '/educacion';

/** The way to the log of all solicitudes, for who both processes and manages (F60); the backend decides. */
export function WholeBitacoraLink() {
  const manages = entriesUnder(useSelector(selectEntries), PLACES).length > 0;
  return manages ? <ButtonLink label="Historia de todas las solicitudes" to={PROCESSING_PATHS.wholeBitacora} /> : null;
}
