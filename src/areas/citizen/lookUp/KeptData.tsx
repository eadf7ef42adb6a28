import { useDispatch } from 'react-redux';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { keptDataRequested } from './lookUpSlice';

/** What is kept of the family and until when, how to have all of it, and how to have it put right (F146). */
export function KeptData({ solicitud: { aniosDeDatos } }: { solicitud: FamilySolicitud }) {
  const dispatch = useDispatch();
  const years = aniosDeDatos === 1 ? '1 año' : `${aniosDeDatos} años`;
  return (
    <Section className="look-up-section" id="sus-datos" title="Los datos que guardamos">
      <p>
        {`Guardamos los datos de la solicitud, los archivos que adjuntó, los avisos que le enviamos y lo que se hizo con ella. Los conservamos ${years} después de archivar la convocatoria de su año; entonces se eliminan y solo quedan cifras y resultados sin nombres.`}
      </p>
      <p>
        Si algo está mal, tiene derecho a que se corrija. El teléfono y el correo los cambia usted aquí en cualquier momento. Los
        demás datos, con «Cambiar la solicitud» mientras aparezca en esta página; después, pídalo a la Secretaría de Educación.
      </p>
      <div className="actions">
        <Button label="Descargar todo lo que guardamos" onClick={() => dispatch(keptDataRequested())} />
      </div>
    </Section>
  );
}
