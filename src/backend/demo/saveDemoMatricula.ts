import type { Queryable } from '../db/database';
import { saveMatricula } from '../places/matricula/saveMatricula';
import { matriculaKey } from '../solicitud/matricula';
import type { City } from './city';
import { plusHours } from './demoDates';
import type { DemoSetting } from './demoProcessing';
import type { DemoSolicitud } from './demoSolicitud';

/** An enrolment list that proves every other of the seats that solicitudes claim. */
export async function saveDemoMatricula(
  db: Queryable,
  { convocatoria, now }: DemoSetting,
  { ofertas }: City,
  demoSolicitudes: readonly DemoSolicitud[],
): Promise<void> {
  const ofertaOf = new Map(ofertas.map((oferta) => [oferta.id, oferta]));
  const claimed = demoSolicitudes.flatMap(({ data: { estudiante } }) => {
    const oferta = ofertaOf.get(estudiante.cupoActual ?? '');
    if (!oferta) return [];
    const { tipoDocumento, documento } = estudiante;
    return [{ documento: matriculaKey(tipoDocumento, documento), sede: oferta.sede, grado: oferta.grado }];
  });
  await saveMatricula(db, {
    anio: convocatoria.anio,
    matriculados: claimed.filter((_, at) => at % 2 === 0),
    before: 0,
    login: 'coordinador',
    instant: plusHours(now, -24),
  });
}
