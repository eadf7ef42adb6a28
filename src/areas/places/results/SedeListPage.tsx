import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import type { SedeList } from '#domain/contractTypes.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { numberText } from '#domain/words/numbers.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { convocatoria } from '../publicConvocatoria';
import { sedeAt } from '../resultsPaths';
import { useWords } from '../useWords';
import { sedeListPrintRequested } from './printSedeList';
import { sedeList, sedeListDownload } from './sedes';
import { ButtonLink } from '../PlacesLink';
import { useChosen } from '../yearly';

const list = shownAfter(sedeList, convocatoria);

/** Who is offered or holds a seat of the sede that the address names, by grado and jornada (F68). */
export function SedeListPage() {
  const dispatch = useDispatch();
  const chosen = useChosen();
  const sede = sedeAt(useLocation().pathname);
  if (sede === null) return <NotFound />;
  return (
    <Page title="Lista de una sede">
      <ReadingOf reading={list} skeleton={<Skeleton lines={40} />} notFound="No hay una sede con ese código.">
        {(data) => (
          <>
            <p className="results-stage">{fullSedeName(data)}</p>
            <p className="screen-only">La bitácora de cada solicitud guarda quién leyó esta lista. Contiene datos personales.</p>
            <div className="actions">
              <Button label="Imprimir" onClick={() => dispatch(sedeListPrintRequested())} />
              <DownloadButton label="Guardar la lista (CSV)" download={sedeListDownload} wanted={{ sede, ...chosen }} />
              <ButtonLink label="Ir a las otras sedes" to={PLACES_PATHS.sedes} />
            </div>
            <NamesFailure convocatoria={convocatoria} />
            <Pupils data={data} />
          </>
        )}
      </ReadingOf>
    </Page>
  );
}

function Pupils({ data: { en, ofertas } }: { data: SedeList }) {
  const words = useWords();
  const total = ofertas.reduce((sum, { estudiantes }) => sum + estudiantes.length, 0);
  if (total === 0) return <EmptyState title="Nadie tiene hoy un cupo en esta sede" />;
  return (
    <>
      <p className="sede-total">
        {sentence(`${numberText(total)} ${total === 1 ? 'estudiante' : 'estudiantes'}, el ${words.moment(en)}`)}
      </p>
      {ofertas.map(({ grado, jornada, estudiantes }) => {
        const id = `lista-${grado}-${jornada}`;
        const name = `${words.grado(grado)}, ${words.name('jornadas', jornada).toLowerCase()} (${numberText(estudiantes.length)})`;
        return (
          <Section key={id} id={id} title={name}>
            <CardTable labelledBy={id} columns={['Estudiante', 'Documento', 'Acudiente', 'Estado', 'Matrícula', 'Radicado']}>
              {estudiantes.map((one) => (
                <tr key={one.radicado}>
                  <th scope="row">
                    <Untranslated>{one.estudiante}</Untranslated>
                  </th>
                  <CardCell label="Documento">
                    <span translate="no">{`${one.tipoDocumento} ${one.documento}`}</span>
                  </CardCell>
                  <CardCell label="Acudiente" holds="name">
                    <Untranslated>{one.acudiente}</Untranslated>
                    {one.telefono !== null && <span className="card-table-note">{one.telefono}</span>}
                    {one.correo !== null && <span className="card-table-note">{one.correo}</span>}
                  </CardCell>
                  <CardCell label="Estado">
                    <EstadoMark estado={one.estado} />
                  </CardCell>
                  <CardCell label="Matrícula" holds="words">
                    <span>{one.matriculadaEn === null ? 'Pendiente' : words.moment(one.matriculadaEn).replace(/,.*/, '')}</span>
                  </CardCell>
                  <CardCell label="Radicado">
                    <Radicado>{one.radicado}</Radicado>
                  </CardCell>
                </tr>
              ))}
            </CardTable>
          </Section>
        );
      })}
    </>
  );
}
