import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { AvisoVersion } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePersonName } from '../people';
import { PLACES_PATHS } from '../placesPaths';
import { ButtonLink } from '../PlacesLink';
import { aviso } from './aviso';
import { AvisoForm } from './AvisoForm';

/** The privacy notice that families read before they file, to be written anew, with every version that there was (F150). */
export function AvisoPage() {
  return (
    <Page title="Aviso de privacidad">
      <p className="lead-text">
        Las familias lo leen antes de pedir un cupo, y cada solicitud guarda qué versión leyó. Cada cambio es una versión nueva:
        quien está pidiendo un cupo con la anterior lee la nueva antes de enviarlo. Lo ya radicado queda con la que leyó.
      </p>
      <div className="actions">
        <ButtonLink label="Volver a la convocatoria" to={PLACES_PATHS.convocatoria} />
      </div>
      <ReadingOf reading={aviso} skeleton={<Skeleton lines={20} />} notFound="Todavía no hay ninguna convocatoria.">
        {({ actual, anteriores }) => (
          <>
            <Section className="rules-part" id="actual" title="Versión de ahora">
              <VersionLine version={actual} />
              <AvisoForm actual={actual} />
            </Section>
            {anteriores.length > 0 && (
              <Section className="rules-part" id="anteriores" title="Versiones anteriores">
                {anteriores.map((one) => (
                  <Earlier key={one.version} one={one} />
                ))}
              </Section>
            )}
          </>
        )}
      </ReadingOf>
    </Page>
  );
}

/** Which one it is, since when, and by whom. */
function useVersionText(): (version: AvisoVersion) => string {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  return ({ version, desde, quien }) =>
    `Versión ${version}, desde el ${momentText(desde, timeZone)}, ${quien === null ? 'con los primeros datos de la ciudad' : `por ${person(quien)}`}`;
}

function VersionLine({ version }: { version: AvisoVersion }) {
  return <p>{`${useVersionText()(version)}.`}</p>;
}

function Earlier({ one }: { one: AvisoVersion }) {
  const { titulo, parrafos, responsable, contacto } = one;
  return (
    <details>
      <summary>{useVersionText()(one)}</summary>
      <p>
        <strong>{titulo}</strong>
      </p>
      {parrafos.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Lines
        lines={[
          { key: 'responsable', name: 'Responsable', value: responsable },
          { key: 'contacto', name: 'Contacto', value: contacto },
        ]}
      />
    </details>
  );
}
