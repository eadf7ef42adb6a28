import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { shownData } from '#kits/reading/readingState.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import type { ManagedInstitucion } from '#domain/contractTypes.ts';
import { NotFound } from '#shell/NotFound.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Mark } from '#ui/Mark.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '../useWords';
import { ButtonLink, Link } from '../PlacesLink';
import { institucion } from './institucion';
import { InstitucionForm } from './InstitucionForm';
import { institucionAt, INSTITUCION_PATHS } from './institucionPaths';
import { PlaceChanges } from './PlaceChanges';

/** An institution with its sedes. */
export function InstitucionPage() {
  const dane = institucionAt(useLocation().pathname);
  const name = shownData(useSelector(institucion.select))?.nombre ?? `Institución ${dane}`;
  if (dane === null) return <NotFound />;
  return (
    <Page title={`Institución ${dane}`} heading={<span translate="no">{name}</span>}>
      <div className="actions institucion-ways screen-only">
        <ButtonLink label="Volver a las instituciones" to={INSTITUCION_PATHS.list} />
      </div>
      <ReadingOf
        reading={institucion}
        skeleton={<Skeleton lines={14} />}
        notFound={`No hay una institución con el código DANE ${dane}.`}
      >
        {(data) => (
          <>
            <p>{`Código DANE: ${data.dane}`}</p>
            <Sedes data={data} />
            <Section className="institucion-part" id="nombre" title="Nombre">
              <InstitucionForm data={data} />
            </Section>
            <PlaceChanges changes={data.cambios} />
          </>
        )}
      </ReadingOf>
    </Page>
  );
}

function Sedes({ data: { dane, sedes } }: { data: ManagedInstitucion }) {
  const words = useWords();
  return (
    <Section className="institucion-part" id="sedes" title="Sedes">
      {sedes.length === 0 ? (
        <EmptyState title="Todavía no tiene sedes">
          <p>Cree la primera: en ella se ofrecen los cupos.</p>
        </EmptyState>
      ) : (
        <CardTable labelledBy="sedes" columns={['Sede', 'Dirección', 'Comuna', 'Situación']}>
          {sedes.map(({ id, nombre, direccion, barrio, comuna, cerradaEn }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={INSTITUCION_PATHS.sede(dane, id)} translate="no">
                  {nombre}
                </Link>
              </th>
              <CardCell label="Dirección" holds="words">
                <span>{direccion}</span>
                <span className="card-table-note">{barrio}</span>
              </CardCell>
              <CardCell label="Comuna">
                <span>{words.name('comunas', comuna)}</span>
              </CardCell>
              <CardCell label="Situación">
                <span>{cerradaEn === null ? <Mark tone="good" label="Abierta" /> : <Mark tone="over" label="Cerrada" />}</span>
              </CardCell>
            </tr>
          ))}
        </CardTable>
      )}
      <div className="actions screen-only">
        <ButtonLink primary label="Nueva sede" to={INSTITUCION_PATHS.newSede(dane)} />
      </div>
    </Section>
  );
}
