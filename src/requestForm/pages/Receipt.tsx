import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { EXTEMPORANEA_TEXT } from '#domain/words/extemporaneaText.ts';
import { dayOf } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Entries } from '#ui/Entries.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { isAwaited, shownData } from '#kits/reading/readingState.ts';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { createWords } from '#domain/words/words.ts';
import { Button } from '#ui/Button.tsx';
import { takesNew } from '../solicitudOptions';
import { LookUpAddress } from './LookUpAddress';
import { NamedHermanos } from './NamedHermanos';
import { ReceiptActions } from './ReceiptActions';
import { useForm } from './useStep';

/** That the solicitud was filed, and under which radicado; made to be printed on one page. */
export function Receipt() {
  const { state, options, events, dispatch } = useForm();
  const timeZone = useSelector(selectTimeZone);
  const [isPassedOn, setPassedOn] = useState(false);
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
  const { receipt, earlier } = state;
  const call = shownData(convocatoria);
  const isOpen = call !== null && takesNew(options, call);
  const close = (another: boolean) =>
    dispatch(isPassedOn ? events.receiptClosed({ another }) : events.closeRequested({ another, radicado: receipt.radicado }));
  const nextOf = ({ cierra, publica }: Convocatoria) =>
    `Puede cambiarla hasta el ${sentence(words.deadline(cierra))} Resultados desde el ${words.day(dayOf(new Date(publica), timeZone))}`;
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
            ['Estudiante', <Untranslated>{receipt.estudiante}</Untranslated>],
            ...(receipt.documentoAsignado === null
              ? []
              : [['Número que le dimos, en lugar del documento', receipt.documentoAsignado] as const]),
            ['Acudiente', <Untranslated>{receipt.acudiente}</Untranslated>],
            ['Grado', words.grado(receipt.grado)],
            ['Cupo que ya tiene', receipt.cupoActual ? words.ofertaText(receipt.cupoActual) : 'Ninguno'],
            ['Condiciones', receipt.condiciones.length > 0 ? receipt.condiciones.join('; ') : 'Ninguna'],
            [
              'Soportes',
              receipt.soportes === 0 ? 'Ninguno' : `${receipt.soportes} ${receipt.soportes === 1 ? 'archivo' : 'archivos'}`,
            ],
            ['Hermanos', <NamedHermanos radicados={receipt.hermanos} visit={earlier} />],
            ['Avisos', receipt.avisosA ?? 'No dejó correo: consulte el estado con su radicado.'],
            ...(call && !receipt.extemporanea ? [['Qué sigue', nextOf(call)] as const] : []),
            ...(receipt.extemporanea ? [['Qué sigue', EXTEMPORANEA_TEXT] as const] : []),
            ...(receipt.registradaPor === null ? [] : [['Registrada', 'En la oficina, por un funcionario'] as const]),
          ]}
        />
        {options.lookUp !== undefined && <LookUpAddress path={options.lookUp} />}
        <h2>Opciones, en su orden</h2>
        <ol>
          {receipt.opciones.map((oferta) => (
            <li key={oferta.id}>{`${fullSedeName(oferta)} · ${words.name('jornadas', oferta.jornada)}`}</li>
          ))}
        </ol>
        {earlier.length > 0 && (
          <>
            <h2>Otras solicitudes de esta visita</h2>
            <ul>
              {earlier.map(({ radicado, estudiante, grado, documentoAsignado }) => (
                <li key={radicado}>
                  <Untranslated>{estudiante}</Untranslated>
                  <span>{`, ${words.grado(grado)}: `}</span>
                  <strong>
                    <Radicado>{radicado}</Radicado>
                  </strong>
                  {documentoAsignado !== null && <span>{`, con el número ${documentoAsignado} en lugar del documento`}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Notice
        tone="info"
        text={
          state.kept
            ? 'Este comprobante queda en esta pestaña hasta que la cierre o pulse «Terminar».'
            : 'Guárdelo o anote el radicado ahora: este navegador no puede guardarlo.'
        }
      />
      <div className="actions">
        <ReceiptActions receipt={receipt} grado={words.grado(receipt.grado)} onPassedOn={() => setPassedOn(true)} />
      </div>
      <div className="actions">
        <Button label="Terminar" onClick={() => close(false)} />
        {isOpen && options.ofSession && (
          <Button label="Otra de la misma familia" onClick={() => dispatch(events.anotherRequested())} />
        )}
        {isOpen && (
          <Button
            label="Hacer otra solicitud"
            // The next one is another family's at a counter, and mostly the same family's at home.
            onClick={() => (options.ofSession ? close(true) : dispatch(events.anotherRequested()))}
          />
        )}
      </div>
    </Page>
  );
}
