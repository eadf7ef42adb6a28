import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import type { EtapaProof } from '#domain/contractTypes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CITIZEN_PATHS } from '../citizenPaths';
import { AnnulledPart } from './AnnulledPart';
import { ListaPart } from './ListaPart';
import { type EtapaPlace, PROOF_PATHS } from './proofPaths';
import { proofs } from './proofs';
import { PROOF_TITLE } from './proofTexts';
import { ResultadoPart } from './ResultadoPart';
import { SemillaPart } from './SemillaPart';
import { TandasPart } from './TandasPart';
import './proof.scss';

/** What proves the allocation of one stage, and its repetition in this browser. */
export function EtapaProofPage({ place }: { place: EtapaPlace }) {
  return (
    <Page title={PROOF_TITLE}>
      <ReadingOf reading={proofs} skeleton={<Skeleton lines={30} />} notFound="Ahora no hay ninguna convocatoria que comprobar.">
        {({ anio, elementos }) => {
          const etapa = elementos.find(({ codigo }) => codigo === place.etapa);
          if (!etapa) return <Notice role="alert" text="La convocatoria no tiene la etapa de esta dirección." />;
          return <Proof place={{ anio, etapa: etapa.codigo }} etapa={etapa} />;
        }}
      </ReadingOf>
      <div className="actions">
        <ButtonLink label="Ver todas las etapas" to={PROOF_PATHS.all(place.anio)} />
      </div>
    </Page>
  );
}

/** Its addresses name the year: they stay true when another convocatoria is that of now. */
function Proof({ place, etapa }: { place: EtapaPlace; etapa: EtapaProof }) {
  // On paper nothing else says where it came from.
  const address = `${document.baseURI.replace(/#.*$/, '')}#${PROOF_PATHS.etapa(place)}`;
  return (
    <>
      <p className="lead-text">{etapa.nombre}</p>
      <p className="proof-address">{`Esta página: ${address}`}</p>
      <div className="proof-columns">
        <div>
          <ListaPart etapa={etapa} />
          <SemillaPart etapa={etapa} />
          <AnnulledPart etapa={etapa} />
          {etapa.resultado && <FindYourRow />}
          {etapa.resultado && <OtherMeans />}
        </div>
        <div>
          <ResultadoPart place={place} etapa={etapa} />
          {etapa.tandas.length > 0 && <TandasPart place={place} etapa={etapa} />}
        </div>
      </div>
    </>
  );
}

function FindYourRow() {
  return (
    <Section className="proof-part" id="fila" title="Busque su fila">
      <p>
        En el archivo no hay nombres, documentos ni radicados: cada solicitud tiene un tiquete. El suyo está en la consulta de su
        solicitud. Abra el archivo, busque el tiquete y compruebe que sus opciones están como usted las puso.
      </p>
      <p>No publique su tiquete: quien lo tenga y sepa que es suyo puede ver en el archivo sus opciones y su prioridad.</p>
      <div className="actions">
        <ButtonLink label="Consultar mi solicitud" to={CITIZEN_PATHS.lookUp} />
      </div>
    </Section>
  );
}

function OtherMeans() {
  return (
    <Section className="proof-part" id="otros" title="Por otros medios">
      <p>
        El archivo y las huellas no dependen de esta página: quien sepa de programas puede repetir el cálculo con los suyos. El
        número de sorteo de una solicitud es el SHA-256 de la semilla, una barra vertical «|» y su tiquete (o el de su familia, la
        tercera columna, si lo tiene); va primero el menor.
      </p>
    </Section>
  );
}
