import { sedeName } from '#domain/sedeNames.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { useWords } from '../useWords';

/** One oferta: where, for whom, and how many places are free. */
export function OfertaCard({ oferta }: { oferta: Oferta }) {
  const { institucion, sede, direccion, barrio, comuna, zona, jornada, grado, vacantes } = oferta;
  const { grado: gradoName, name } = useWords();
  const where = [direccion, barrio, name('comunas', comuna), name('zonas', zona)];
  return (
    <article className="oferta">
      <div>
        <h3>{institucion.nombre}</h3>
        {sede !== institucion.nombre && <p>{sedeName(sede)}</p>}
        <p>{`${gradoName(grado)} · Jornada: ${name('jornadas', jornada)}`}</p>
        <p className="oferta-where">{where.filter((part) => part !== '').join(', ')}</p>
      </div>
      <p className={vacantes === 0 ? 'oferta-places oferta-full' : 'oferta-places'}>{vacantesText(vacantes)}</p>
    </article>
  );
}

function vacantesText(vacantes: number): string {
  if (vacantes === 0) return 'Sin vacantes';
  return vacantes === 1 ? '1 vacante' : `${vacantes} vacantes`;
}
