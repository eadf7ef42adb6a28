import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Retention } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { momentText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { Button } from '#ui/Button.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePersonName } from '../people';
import { EraseForm } from './EraseForm';
import { erasureStep, retention } from './retention';
import { erasureRequested } from './retentionSaga';
import { keptLines, STAYS, yearsText } from './retentionTexts';

/** Until when an archived convocatoria keeps what is personal; two people have it erased (F143). */
export function RetentionPart({ anio }: { anio: number }) {
  return (
    <>
      <h3>Datos personales</h3>
      <ReadingOf reading={retention} skeleton={<Skeleton lines={2} />}>
        {({ elementos }) => {
          const kept = elementos.find((one) => one.anio === anio);
          return kept ? <Kept kept={kept} /> : <p>No se sabe cuándo se archivó.</p>;
        }}
      </ReadingOf>
    </>
  );
}

function Kept({ kept }: { kept: Retention }) {
  const timeZone = useSelector(selectTimeZone);
  const { anios, hasta, cumplido, datos, borrado } = kept;
  const until = momentText(hasta, timeZone);
  const years = `${yearsText(anios)} desde que se archivó`;
  if (!cumplido) return <p>{sentence(`Se conservan hasta el ${until}: ${years}`)}</p>;
  const isGone = typeof borrado?.terminadoEn === 'string';
  return (
    <>
      {!isGone && <p>{sentence(`Se conservaron hasta el ${until}, ${years}. Ya se pueden eliminar`)}</p>}
      {datos && (
        <>
          <p>{isGone ? 'Se eliminaron:' : 'Se eliminan:'}</p>
          <Lines lines={keptLines(datos)} />
        </>
      )}
      <p>{STAYS}</p>
      <Erasure kept={kept} />
    </>
  );
}

function Erasure({ kept: { anio, datos, borrado, acciones } }: { kept: Retention }) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const isBusy = useSelector(erasureStep.select).status === 'sending';
  const by = ({ quien, en }: { quien: string; en: string }) => `${person(quien)}, ${momentText(en, timeZone)}`;
  if (!borrado) {
    return acciones.includes('pedir') ? (
      <div className="actions screen-only">
        <Button
          label="Pedir que se eliminen"
          aria-label={`Pedir que se eliminen los datos personales de ${anio}`}
          isOff={isBusy}
          onClick={() => dispatch(erasureRequested({ kind: 'ask', anio }))}
        />
      </div>
    ) : null;
  }
  const { id, pedido, decidido, hechas, terminadoEn } = borrado;
  if (!decidido) {
    return (
      <Notice>
        <p>{sentence(`Pidió eliminarlos ${by(pedido)}`)}</p>
        {acciones.includes('decidir') ? (
          <EraseForm anio={anio} borrado={id} isBusy={isBusy} />
        ) : (
          <p>Lo confirma o lo rechaza otra persona con permiso.</p>
        )}
      </Notice>
    );
  }
  const people = `Lo pidió ${by(pedido)}. Lo confirmó ${by(decidido)}`;
  if (terminadoEn !== null) {
    return <p>{sentence(`Datos personales eliminados: ${momentText(terminadoEn, timeZone)}. ${people}`)}</p>;
  }
  return (
    <Notice tone="info">
      <p>{`Se están eliminando: ${numberText(hechas ?? 0)} de ${numberText(datos?.solicitudes ?? 0)} solicitudes.`}</p>
      <p>{sentence(people)}</p>
      <div className="actions screen-only">
        <Button label="Ver cómo va" onClick={() => dispatch(retention.events.outdated())} />
      </div>
    </Notice>
  );
}
