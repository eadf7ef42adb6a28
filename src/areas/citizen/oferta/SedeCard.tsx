import { useDispatch, useSelector } from 'react-redux';
import { telephoneLink } from '#domain/contacto.ts';
import { fullSedeName, sedeName } from '#domain/sedeNames.ts';
import type { OfertaDeSede, Sede } from '#domain/contractTypes.ts';
import { cifrasLines } from '#domain/words/cifrasLines.ts';
import { vacantesText } from '#domain/words/numbers.ts';
import { MOST_KEPT } from '#requestForm/guardados.ts';
import { Button } from '#ui/Button.tsx';
import { guardados } from '../solicitudForms';
import { useWords } from '../useWords';

/** One sede: where it is, what it offers by jornada, and how many places are free. */
export function SedeCard({ sede }: { sede: Sede }) {
  const { name } = useWords();
  const { institucion, direccion, barrio, telefono, comuna, zona, ofertas } = sede;
  const where = [direccion, barrio, name('comunas', comuna), name('zonas', zona)];
  const jornadas = [...new Set(ofertas.map(({ jornada }) => jornada))];
  return (
    <article className="oferta">
      <div className="oferta-head">
        <div>
          <h3>{institucion.nombre}</h3>
          {sede.sede !== institucion.nombre && <p>{sedeName(sede.sede)}</p>}
          <p className="oferta-where">{where.filter((part) => part !== '').join(', ')}</p>
          {telefono !== null && (
            <p className="oferta-where">
              <span>Teléfono: </span>
              <a className="tall-link" href={telephoneLink(telefono)}>
                {telefono}
              </a>
            </p>
          )}
        </div>
        <Keep sede={sede} />
      </div>
      {jornadas.map((jornada) => (
        <Places
          key={jornada}
          title={`Jornada: ${name('jornadas', jornada)}`}
          ofertas={ofertas.filter((oferta) => oferta.jornada === jornada)}
        />
      ))}
    </article>
  );
}

interface PlacesProps {
  title: string;
  ofertas: readonly OfertaDeSede[];
}

function Places({ title, ofertas }: PlacesProps) {
  const { grado: gradoName } = useWords();
  return (
    <>
      <p className="oferta-jornada">{title}</p>
      <ul className="oferta-places">
        {ofertas.map((oferta) => {
          const { id, grado, vacantes } = oferta;
          const lines = cifrasLines(oferta);
          return (
            <li key={id} className={vacantes === 0 ? 'oferta-full' : undefined}>
              <span>{`${gradoName(grado)}: `}</span>
              <strong>{vacantes === 0 ? 'sin vacantes' : vacantesText(vacantes)}</strong>
              {lines.length > 0 && <p className="form-hint">{lines.join('. ')}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Keeps the sede for the family's opciones, or keeps it no longer. */
function Keep({ sede }: { sede: Sede }) {
  const dispatch = useDispatch();
  const { sedes } = useSelector(guardados.select);
  const { id } = sede;
  const nombre = fullSedeName(sede);
  const isKept = sedes.some((own) => own.id === id);
  const isFull = !isKept && sedes.length >= MOST_KEPT;
  const label = isKept ? 'Quitar de guardados' : isFull ? `Ya guardó ${MOST_KEPT}` : 'Guardar';
  return (
    <Button
      label={label}
      aria-label={`${label}: ${nombre}`}
      isOff={isFull}
      onClick={() => dispatch(guardados.events.toggled({ id, nombre }))}
    />
  );
}
