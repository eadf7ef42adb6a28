import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { momentText } from '#domain/words/dates.ts';
import { ActaDeSorteo } from '#kits/words/ActaDeSorteo.tsx';
import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import { Hash } from '#ui/Hash.tsx';
import type { Etapa } from '#domain/contractTypes.ts';
import { publicProofPath } from '../allocationPaths';
import { replicaDownload } from '../results/resultDownloads';
import { usePersonName } from '../people';
import { officialStepRequested, type WantedStep } from './officialStep';
import { Annulment } from './Annulment';
import { CuposPorRevisar } from './CuposPorRevisar';
import { PorDecidir } from './PorDecidir';
import { ReclamosPorResponder } from './ReclamosPorResponder';
import { Publication } from './Publication';
import { Registration } from './Registration';
import { SemillaForm } from './SemillaForm';
import { StepButton } from './StepButton';
import { WaitingList } from './WaitingList';
import { whyNotFreeze } from './whyNotStep';
import { ButtonLink } from '../PlacesLink';

interface OfficialRunProps {
  etapa: Etapa;
  /** The convocatoria's year. */
  anio: number;
  /** Something is under way: no step can be taken. */
  isBusy: boolean;
}

/** The steps of a stage's official run, in their order, each done once; what is done stays to be read. */
export function OfficialRun({ etapa, anio, isBusy }: OfficialRunProps) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const press = (step: WantedStep) => {
    if (!isBusy) dispatch(officialStepRequested({ etapa: etapa.codigo, step }));
  };
  const { acciones, congelada, huellaLista, sorteada, semilla, reglaDeSemilla, publicada } = etapa;
  const told = (what: string, fact: Etapa['congelada']) =>
    fact && `${what}: ${momentText(fact.en, timeZone)}, por ${person(fact.quien)}.`;
  const whyNot = whyNotFreeze(etapa);
  return (
    <>
      <ol className="official">
        <li>
          <h3>1. Congelar la lista</h3>
          {congelada && <p>{told('Congelada', congelada)}</p>}
          {huellaLista !== null && (
            <>
              <Hash name="Huella de la lista" value={huellaLista} />
              <p>Está publicada, con la fecha y la hora: así nadie puede cambiar la lista después de conocer la semilla.</p>
              <ButtonLink label="Ver la página donde cualquiera la comprueba" to={publicProofPath(etapa.codigo)} />
            </>
          )}
          {whyNot !== null && <p>{whyNot}</p>}
          <PorDecidir etapa={etapa} />
          <ReclamosPorResponder etapa={etapa} />
          <CuposPorRevisar cupos={etapa.cuposPorRevisar} />
          {acciones.includes('congelar') && (
            <StepButton label="Congelar la lista" isBusy={isBusy} onPress={() => press({ kind: 'freeze' })} />
          )}
          {congelada && (
            <div className="actions">
              <DownloadButton
                label="Guardar el archivo de réplica (CSV)"
                download={replicaDownload}
                wanted={{ etapa: etapa.codigo, anio }}
              />
            </div>
          )}
        </li>
        <li>
          <h3>2. Sortear la semilla</h3>
          <p>{`La regla publicada: ${reglaDeSemilla}`}</p>
          {sorteada && <p>{told('Sorteada', sorteada)}</p>}
          {semilla !== null && <Hash name="Semilla oficial" value={semilla} />}
          {etapa.acta && <ActaDeSorteo acta={etapa.acta} className="acta" />}
          {acciones.includes('sortear') && congelada && (
            <SemillaForm
              etapa={etapa.codigo}
              frozenAt={congelada.en}
              isBusy={isBusy}
              onSubmit={(draw) => press({ kind: 'registerSemilla', ...draw })}
            />
          )}
        </li>
        <li>
          <h3>3. Calcular y registrar el resultado</h3>
          <Registration etapa={etapa} isBusy={isBusy} told={told('Registrado', etapa.corrida)} onPress={press} />
        </li>
        <li>
          <h3>4. Publicar</h3>
          <Publication etapa={etapa} isBusy={isBusy} told={told('Publicado', publicada)} onPress={press} />
        </li>
        {publicada && (
          <li>
            <h3>{`5. Lista de espera: ${etapa.nombre}`}</h3>
            <WaitingList etapa={etapa} isBusy={isBusy} onPress={press} />
          </li>
        )}
      </ol>
      <Annulment etapa={etapa} isBusy={isBusy} onPress={press} />
    </>
  );
}
