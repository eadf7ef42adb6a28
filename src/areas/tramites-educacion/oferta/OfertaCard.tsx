import { nombreDeSede } from '../../../shared/educacion/lugar';
import type { Catalogos, Oferta } from '../../../shared/educacion/tipos';
import { gradoName, nameOf } from '../names';

interface OfertaCardProps {
  oferta: Oferta;
  /** null: not read; the codes stand for themselves. */
  catalogos: Catalogos | null;
}

/** One oferta: where, for whom, and how many places are free. */
export function OfertaCard({ oferta, catalogos }: OfertaCardProps) {
  const { institucion, sede, direccion, barrio, comuna, zona, jornada, grado, vacantes } = oferta;
  const where = [direccion, barrio, nameOf(catalogos, 'comunas', comuna), nameOf(catalogos, 'zonas', zona)];
  return (
    <article className="oferta">
      <div>
        <h3>{institucion.nombre}</h3>
        {sede !== institucion.nombre && <p>{nombreDeSede(sede)}</p>}
        <p>{`${gradoName(catalogos, grado)} · Jornada: ${nameOf(catalogos, 'jornadas', jornada)}`}</p>
        <p className="oferta-where">{where.filter((part) => part !== '').join(', ')}</p>
      </div>
      <p className={vacantes === 0 ? 'oferta-places oferta-full' : 'oferta-places'}>{placesText(vacantes)}</p>
    </article>
  );
}

function placesText(vacantes: number): string {
  if (vacantes === 0) return 'Sin vacantes';
  return vacantes === 1 ? '1 vacante' : `${vacantes} vacantes`;
}
