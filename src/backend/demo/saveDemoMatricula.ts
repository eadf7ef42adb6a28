import type { Queryable } from '../db/database';
import { saveMatricula } from '../places/matricula/saveMatricula';
import { matriculaKey } from '../solicitud/matricula';
import { plusHours } from './demoDates';
import type { DemoYear } from './demoYear';

/** An enrolment list that proves the seats that some of the solicitudes claim. */
export async function saveDemoMatricula(db: Queryable, { setting, ofertas, enrolled }: DemoYear): Promise<void> {
  const ofertaOf = new Map(ofertas.map((oferta) => [oferta.id, oferta]));
  const matriculados = enrolled.flatMap(({ data: { estudiante } }) => {
    const oferta = ofertaOf.get(estudiante.cupoActual ?? '');
    if (!oferta) return [];
    const { tipoDocumento, documento } = estudiante;
    return [{ documento: matriculaKey(tipoDocumento, documento), sede: oferta.sede, grado: oferta.grado }];
  });
  await saveMatricula(db, {
    anio: setting.convocatoria.anio,
    matriculados,
    before: 0,
    login: 'coordinador',
    instant: plusHours(setting.now, -24),
  });
}
