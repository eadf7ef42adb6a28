import { useSelector } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import { Entries } from '#ui/Entries.tsx';
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
        <p>
          {receipt.documentoAsignado === null
            ? 'Guarde este número: con él, el documento y la fecha de nacimiento del estudiante la consulta cuando quiera.'
            : 'Guarde los dos números, el radicado y el que le dimos al estudiante: con ellos y la fecha de nacimiento la consulta cuando quiera.'}
        </p>
        <p className="receipt-radicado">
          <span>Radicado</span>{' '}
          <strong>
            <Radicado>{receipt.radicado}</Radicado>
          </strong>
        </p>
        <NamesFailure convocatoria={options.convocatoria} />
        <Entries
          className="solicitud-data"
          entries={[
            ['Fecha', words.moment(receipt.radicadaEn)],
            ['Año escolar', receipt.anio],
            ['Estudiante', receipt.estudiante],
            ...(receipt.documentoAsignado === null
              ? []
              : [['Número que le dimos, en lugar del documento', receipt.documentoAsignado] as const]),
            ['Acudiente', receipt.acudiente],
            ['Grado', words.grado(receipt.grado)],
            ['Condiciones', receipt.condiciones.length > 0 ? receipt.condiciones.join('; ') : 'Ninguna'],
            ['Avisos', receipt.avisosA ?? 'No dejó correo: consulte el estado con su radicado'],
            ...(receipt.registradaPor === null ? [] : [['Registrada por', receipt.registradaPor] as const]),
          ]}
        />
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
