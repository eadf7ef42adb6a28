import { useState } from 'react';
import type { FilingReceipt } from '#domain/contractTypes.ts';
import { copyText } from '#services/clipboard/copyText.ts';
import { canPrint, canShare, shareText, wholeAddress } from '#services/files/passOn.ts';
import { Button } from '#ui/Button.tsx';
import { useForm } from './useStep';

const TITLE = 'Solicitud de cupo escolar';

interface ReceiptActionsProps {
  receipt: FilingReceipt;
  grado: string;
  /** It is elsewhere now, or the person has seen to that. */
  onPassedOn: () => void;
}

/** Ways to keep the receipt: on paper or as PDF, copied, or in another application of the telephone. */
export function ReceiptActions({ receipt, grado, onPassedOn }: ReceiptActionsProps) {
  const { options, events, dispatch } = useForm();
  const [told, setTold] = useState('');
  const address = options.lookUp === undefined ? [] : [`Consulta: ${wholeAddress(options.lookUp)}`];
  const given = receipt.documentoAsignado === null ? [] : [`Número en lugar del documento: ${receipt.documentoAsignado}`];
  const text = [
    TITLE,
    `Radicado: ${receipt.radicado}`,
    `Estudiante: ${receipt.estudiante}`,
    ...given,
    `Grado: ${grado}`,
    ...address,
  ].join('\n');
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) onPassedOn();
    setTold(isCopied ? 'Quedó copiado: péguelo donde lo quiera guardar.' : NOT_COPIED);
  };
  const share = async () => {
    const outcome = await shareText(TITLE, text);
    if (outcome === 'shared') onPassedOn();
    setTold(outcome === 'failed' ? 'No se pudo compartir. Cópielo o anote el radicado.' : '');
  };
  const print = () => {
    onPassedOn();
    dispatch(events.printRequested());
  };
  return (
    <>
      {canPrint() ? (
        <Button primary label="Guardar como PDF o imprimir" onClick={print} />
      ) : (
        <Button
          label="Guardar como PDF o imprimir"
          onClick={() =>
            setTold('Este navegador no imprime ni guarda PDF. Copie el comprobante, o abra esta página en otro navegador.')
          }
        />
      )}
      <Button label="Copiar" onClick={() => void copy()} />
      {canShare() && <Button label="Compartir" onClick={() => void share()} />}
      <p role="status" className="receipt-told">
        {told}
      </p>
    </>
  );
}

const NOT_COPIED = 'Este navegador no dejó copiarlo. Anote el radicado o tome una foto de la pantalla.';
