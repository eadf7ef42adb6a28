import type { DemoSolicitud } from './demoSolicitud';

/** One whose family says that it should have been admitted waits for its answer. */
export function claimNotAdmitted(demoSolicitudes: readonly DemoSolicitud[], now: Date): void {
  const refused = demoSolicitudes.find(
    ({ life: { estado, entries } }) => estado === 'no_admitida' && entries.at(-1)?.papel === 'funcionario',
  );
  if (!refused) throw new RangeError('Nobody was refused by staff');
  const { life } = refused;
  // After it was refused, and before now.
  const en = new Date((life.en.getTime() + now.getTime()) / 2);
  const motivo =
    'Sí vivimos en la ciudad desde enero: les llevo el recibo del agua, que está a mi nombre. Pido que admitan la solicitud.';
  life.entries.push({ en, quien: 'familia', papel: 'familia', que: 'reclamo', de: null, a: null, motivo, detalle: null });
  Object.assign(life, { en, version: life.version + 1 });
}
