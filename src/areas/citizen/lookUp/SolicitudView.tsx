import { useDispatch, useSelector } from 'react-redux';
import { isAwaited } from '#kits/reading/readingState.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { fullName } from '#domain/words/fullName.ts';
import { EXTEMPORANEA_TEXT } from '#domain/words/extemporaneaText.ts';
import { cupoActualText } from '#domain/words/cupoActualTexts.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { ESTADO_NAMES, LIVE_ESTADOS } from '#domain/estados.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { Button } from '#ui/Button.tsx';
import { MOVE_TEXTS } from '#requestForm/familyMoves.ts';
import { convocatoria } from '../convocatoria';
import { useWords } from '../useWords';
import { Reclamos } from '../reclamo/Reclamos';
import { SolicitudCondiciones } from './SolicitudCondiciones';
import { printRequested, refreshRequested, solicitudClosed } from './lookUpSlice';
import type { News, ShownState } from './lookUpState';
import { ComingNext } from './ComingNext';
import { Comprobacion } from './Comprobacion';
import { Contact } from './Contact';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { FAMILY_ESTADO_NAMES } from './estadoWords';
import { Hermanos } from './Hermanos';
import { History } from './History';
import { KeptData } from './KeptData';
import { OpenSolicitud } from './OpenSolicitud';
import { SolicitudOpciones } from './SolicitudOpciones';
import { CHANGED, ESTADO_EXPLAINED, NOT_KNOWN } from './lookUpTexts';

/** A solicitud as its family sees it: how it stands, what can be done, and how it came to it. */
export function SolicitudView({ state }: { state: ShownState }) {
  const { solicitud, status } = state;
  const { estado } = solicitud;
  const ofCupo = cupoActualText(solicitud);
  const dispatch = useDispatch();
  const isBusy = status !== 'shown';
  // Nothing stands below what is next and the catalogues' names before these are there: it would move.
  const isNamed = !isAwaited(useSelector(convocatoria.select));
  return (
    <div aria-busy={isBusy}>
      <NewsNotice news={state.status === 'shown' || state.status === 'refreshing' ? state.news : null} isBusy={isBusy} />
      <section className="look-up-state" aria-labelledby="estado">
        <h2 id="estado">
          <span>Estado: </span>
          <EstadoMark estado={estado} label={FAMILY_ESTADO_NAMES[estado]} />
        </h2>
        <p className="form-hint">{`En la Secretaría se llama «${ESTADO_NAMES[estado]}».`}</p>
        <p>{ESTADO_EXPLAINED[estado]}</p>
        {solicitud.extemporanea && <p>{EXTEMPORANEA_TEXT}</p>}
        {ofCupo !== null && <p>{ofCupo}</p>}
        {isNamed && <WhatItIs solicitud={solicitud} />}
      </section>
      {isNamed ? (
        <>
          <OpenSolicitud state={state} />
          <Reclamos state={state} />
          <Contact state={state} />
          <NamesFailure convocatoria={convocatoria} />
          <SolicitudOpciones solicitud={solicitud} />
          <SolicitudCondiciones solicitud={solicitud} />
          <Hermanos solicitud={solicitud} />
          {(LIVE_ESTADOS.includes(estado) || solicitud.comprobacion.etapa !== null) && (
            <Comprobacion anio={solicitud.anio} comprobacion={solicitud.comprobacion} />
          )}
          <History solicitud={solicitud} />
          <KeptData solicitud={solicitud} />
        </>
      ) : (
        <Skeleton lines={32} />
      )}
      <div className="actions">
        <Button label="Actualizar" isOff={isBusy} onClick={() => dispatch(refreshRequested())} />
        <Button label="Imprimir" onClick={() => dispatch(printRequested())} />
        <Button label="Cerrar esta solicitud" isOff={status === 'sending'} onClick={() => dispatch(solicitudClosed())} />
      </div>
    </div>
  );
}

/** What comes next, and whose solicitud it is. */
function WhatItIs({ solicitud }: { solicitud: FamilySolicitud }) {
  const { estudiante, acudiente } = solicitud.datos;
  const words = useWords();
  return (
    <>
      <ComingNext solicitud={solicitud} />
      <Entries
        className="look-up-data"
        entries={[
          ['Estudiante', <Untranslated>{fullName(estudiante)}</Untranslated>],
          ['Documento', estudiante.documento],
          ['Fecha de nacimiento', words.day(estudiante.fechaNacimiento)],
          ['Grado', words.grado(estudiante.grado)],
          ['Comuna', words.name('comunas', estudiante.comuna)],
          ['Acudiente', `${fullName(acudiente)} (${words.name('parentescos', acudiente.parentesco)})`],
          ...(solicitud.documentos.length === 0
            ? []
            : [['Documentos que adjuntó', solicitud.documentos.map(({ nombre }) => nombre).join(', ')] as const]),
          ['Radicada', words.moment(solicitud.radicadaEn)],
          ['Año escolar', solicitud.anio],
        ]}
      />
    </>
  );
}

/** What has just happened. */
function NewsNotice({ news, isBusy }: { news: News | null; isBusy: boolean }) {
  const dispatch = useDispatch();
  if (!news) return null;
  return (
    <Arrival of={news}>
      <Notice tone={news.kind === 'refused' || news.kind === 'unknown' ? 'danger' : 'info'}>
        <p>{newsText(news)}</p>
        {news.kind === 'unknown' && (
          <>
            <p>{NOT_KNOWN}</p>
            <Button label="Actualizar y ver" isOff={isBusy} onClick={() => dispatch(refreshRequested())} />
          </>
        )}
      </Notice>
    </Arrival>
  );
}

function newsText(news: News): string {
  switch (news.kind) {
    case 'done':
      return MOVE_TEXTS[news.move].done;
    case 'changed':
      return CHANGED;
    case 'refused':
    case 'unknown':
      return sentence(news.message);
  }
}
