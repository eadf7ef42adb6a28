import { lazy, Suspense, type ComponentType } from 'react';
import { wholeAddress } from '#services/files/passOn.ts';
import type { QrCodeProps } from './QrCode';

/** A code is not needed to read the receipt: without it the address is there in words. */
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import(/* webpackChunkName: "qr" */ './QrCode').catch(() => ({ default: () => null })),
);

/** Where the family finds its solicitud again, in words and for a camera. */
export function LookUpAddress({ path }: { path: string }) {
  const address = wholeAddress(path);
  return (
    <div className="receipt-look-up">
      <Suspense fallback={<div className="receipt-qr" />}>
        <QrCode address={address} label="Código QR de la página de consulta" />
      </Suspense>
      <p>
        <span>Consúltela en </span>
        <a className="tall-link" href={address}>
          {address}
        </a>
      </p>
    </div>
  );
}
