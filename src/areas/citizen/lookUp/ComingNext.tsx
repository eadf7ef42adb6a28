import { useSelector } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { CITIZEN_PATHS } from '../citizenPaths';
import { convocatoria } from '../convocatoria';
import { FamilyContact } from '../FamilyContact';
import { nextSteps, type MatriculaSteps } from './nextSteps';

/** What comes next, where and until when, whether one may ask again, and who answers. */
export function ComingNext({ solicitud }: { solicitud: FamilySolicitud }) {
  const call = shownData(useSelector(convocatoria.select));
  const { texts, matricula, canFileAgain } = nextSteps(solicitud, call, useSelector(selectTimeZone));
  // Who has something to do sees that first; the page's foot says who answers too.
  const isFree = solicitud.acciones.every((accion) => accion === 'retirar');
  return (
    <div className="look-up-next">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {matricula && <Matricula {...matricula} />}
      {canFileAgain && (
        <p>
          <ButtonLink label="Hacer otra solicitud" to={CITIZEN_PATHS.solicitud} />
        </p>
      )}
      {isFree && <FamilyContact title="Si tiene una pregunta:" />}
    </div>
  );
}

function Matricula({ oferta, when, papers }: MatriculaSteps) {
  return (
    <Entries
      className="look-up-data"
      entries={[
        ['Matrícula en', fullSedeName(oferta)],
        ['Dirección', [oferta.direccion, oferta.barrio].filter(Boolean).join(', ')],
        ...(oferta.telefono === null ? [] : [['Teléfono', oferta.telefono] as const]),
        ['Cuándo', when],
        ['Qué lleva', papers.length === 0 ? 'Pregunte en el colegio qué documentos pide.' : `${papers.join('; ')}.`],
      ]}
    />
  );
}
