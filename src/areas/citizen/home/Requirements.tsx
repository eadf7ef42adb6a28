import { useDispatch, useSelector } from 'react-redux';
import { linkFollowed, selectLocation } from '#core/location/locationSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import type { OfferedGrado } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Section } from '#ui/Section.tsx';
import { convocatoria } from '../convocatoria';
import { CITIZEN_PATHS } from '../citizenPaths';

/** What is needed by grado; the chosen one is in the address, so that it can be sent to somebody. */
export function Requirements() {
  const grados = shownData(useSelector(convocatoria.select))?.catalogos.grados;
  const location = useSelector(selectLocation);
  const dispatch = useDispatch();
  if (!grados) return null;
  const wanted = location.status === 'known' ? new URLSearchParams(location.search).get('grado') : null;
  const chosen = grados.find(({ grado }) => String(grado) === wanted);
  const choose = (grado: string) =>
    dispatch(linkFollowed({ to: CITIZEN_PATHS.home + (grado && `?grado=${grado}`), replace: true }));
  return (
    <Section className="home-section" id="requisitos" title="Qué necesita">
      <FormField id="requisitos-grado" label="Grado al que va a entrar">
        {(control) => (
          <select
            {...control}
            className="form-select home-grado"
            value={chosen ? String(chosen.grado) : ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">Elija un grado</option>
            {grados.map(({ grado, nombre }) => (
              <option key={grado} value={grado}>
                {nombre}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div role="status">{chosen && <Needed grado={chosen} />}</div>
    </Section>
  );
}

function Needed({ grado }: { grado: OfferedGrado }) {
  return (
    <>
      <p>{`Edad usual para ${grado.nombre}: de ${grado.edadMinima} a ${grado.edadMaxima} años, cumplidos a 31 de marzo. Con otra edad también puede pedirlo.`}</p>
      <Papers title="Aquí, para pedir el cupo" papers={grado.requisitos} none="Aquí no se pide ningún documento." />
      <Papers
        title="En la matrícula, si obtiene el cupo"
        papers={grado.requisitosMatricula}
        none="Para este grado no se piden documentos."
      />
    </>
  );
}

function Papers({ title, papers, none }: { title: string; papers: readonly string[]; none: string }) {
  return (
    <>
      <h3 className="home-papers">{title}</h3>
      {papers.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      )}
    </>
  );
}
