import type { FilingReceipt } from '#domain/contractTypes.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useForm } from './useStep';

/** Who comes to ask for a place where somebody has filed: the same family, or another one on the same computer. */
export function FiledBefore({ receipt, isOpen }: { receipt: FilingReceipt; isOpen: boolean }) {
  const { options, events, dispatch } = useForm();
  return (
    <>
      <Notice tone="info" text="En esta pestaña ya se envió una solicitud, y su comprobante sigue aquí." />
      <p>{`La hizo ${receipt.acudiente} para ${receipt.estudiante}. Si usted es de otra familia, empiece de nuevo: ese comprobante se borra de esta pestaña, y la solicitud sigue radicada.`}</p>
      <div className="actions">
        <ButtonLink primary label="Ver el comprobante" to={`${options.base}/enviada`} />
        {isOpen && <Button label="Otra solicitud de la misma familia" onClick={() => dispatch(events.anotherRequested())} />}
        {isOpen && (
          <Button label="Empezar la de otra familia" onClick={() => dispatch(events.receiptClosed({ another: true }))} />
        )}
      </div>
    </>
  );
}
