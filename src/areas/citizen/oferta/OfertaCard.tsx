import { sedeName } from '#domain/sedeNames.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { vacantesText } from '#domain/words/numbers.ts';
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
      <p className={vacantes === 0 ? 'oferta-places oferta-full' : 'oferta-places'}>
        {vacantes === 0 ? 'Sin vacantes' : vacantesText(vacantes)}
      </p>
    </article>
  );
}
