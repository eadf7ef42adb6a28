import { pipe, transform } from 'valibot';
import { familySolicitudSchema, filingReceiptSchema } from '#domain/answers/citizenAnswers.ts';
import type { FamilySolicitud, FilingReceipt } from '#domain/contractTypes.ts';
import { createSending } from '#kits/sending/createSending.ts';
import type { SolicitudCall } from './solicitudBody';
import type { SolicitudOptions } from './solicitudOptions';

type SolicitudAnswer = { kind: 'nueva'; receipt: FilingReceipt } | { kind: 'edicion'; solicitud: FamilySolicitud };

const filed = pipe(
  filingReceiptSchema,
  transform((receipt): SolicitudAnswer => ({ kind: 'nueva', receipt })),
);
const edited = pipe(
  familySolicitudSchema,
  transform((solicitud): SolicitudAnswer => ({ kind: 'edicion', solicitud })),
);

/** The one write of a form: it files a solicitud, or sends what a family changes of one. */
export function createSolicitudSending({ area, name, mode }: SolicitudOptions) {
  return createSending<SolicitudCall, SolicitudAnswer>({
    area,
    name: `${name}Sending`,
    request: ({ path, body }) => ({ method: 'post', path, body }),
    schema: mode.kind === 'nueva' ? filed : edited,
    creates: true,
    // Also of staff's: the session's end is not the answer, and what is kept of the draft depends on that.
    isPublic: true,
  });
}

export type SolicitudSending = ReturnType<typeof createSolicitudSending>;
