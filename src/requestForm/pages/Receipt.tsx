import { useSelector } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { isAwaited, shownData } from '#kits/reading/readingState.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { createWords } from '#domain/words/words.ts';
import { Button } from '#ui/Button.tsx';
import { useForm } from './useStep';

/** That the solicitud was filed, and under which radicado; made to be printed on one page. */
export function Receipt() {
  const { state, options, events, dispatch } = useForm();
  const timeZone = useSelector(selectTimeZone);
  const convocatoria = useSelector(options.convocatoria.select);
  const words = createWords(shownData(convocatoria)?.catalogos ?? null, timeZone);
  // Waits for the catalogues' names: mounted later, they would move what is below them.
  if (state.status !== 'sent' || isAwaited(convocatoria)) {
    return (
      <Page title="Comprobante de la solicitud">
        <Skeleton lines={8} />
      </Page>
    );
  }
  const { receipt } = state;
  return (
    <Page title="Comprobante de la solicitud" heading="Solicitud radicada">
      <div className="receipt">
        <p>Guarde este número: con él, el documento y la fecha de nacimiento del estudiante la consulta cuando quiera.</p>
        <p className="receipt-radicado">
          <span>Radicado</span>{' '}
          <strong>
            <Radicado>{receipt.radicado}</Radicado>
          </strong>
        </p>
        <NamesFailure convocatoria={options.convocatoria} />
        <dl className="solicitud-data">
          <dt>Fecha</dt>
          <dd>{words.moment(receipt.radicadaEn)}</dd>
          <dt>Año escolar</dt>
          <dd>{receipt.anio}</dd>
          <dt>Estudiante</dt>
          <dd>{receipt.estudiante}</dd>
          <dt>Acudiente</dt>
          <dd>{receipt.acudiente}</dd>
          <dt>Grado</dt>
          <dd>{words.grado(receipt.grado)}</dd>
          <dt>Condiciones</dt>
          <dd>{receipt.condiciones.length > 0 ? receipt.condiciones.join('; ') : 'Ninguna'}</dd>
          <dt>Avisos</dt>
          <dd>{receipt.avisosA ?? 'No dejó correo: consulte el estado con su radicado'}</dd>
          {receipt.registradaPor !== null && (
            <>
              <dt>Registrada por</dt>
              <dd>{receipt.registradaPor}</dd>
            </>
          )}
        </dl>
        <h2>Opciones, en su orden</h2>
        <ol>
          {receipt.opciones.map((oferta) => (
            <li key={oferta.id}>{`${fullSedeName(oferta)} · ${words.name('jornadas', oferta.jornada)}`}</li>
          ))}
        </ol>
      </div>
      <Notice
        tone="info"
        text={
          state.kept
            ? 'Este comprobante queda en esta pestaña hasta que la cierre o pulse «Terminar».'
            : 'Imprímalo o anote el radicado ahora: este navegador no puede guardarlo.'
        }
      />
      <div className="actions">
        <Button primary label="Imprimir" onClick={() => dispatch(events.printRequested())} />
        <Button label="Terminar" onClick={() => dispatch(events.receiptClosed({ another: false }))} />
        <Button label="Hacer otra solicitud" onClick={() => dispatch(events.receiptClosed({ another: true }))} />
      </div>
    </Page>
  );
}
