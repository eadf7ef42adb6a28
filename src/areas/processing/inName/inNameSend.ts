import { createSending } from '#kits/sending/createSending.ts';
import type { SendingRequest } from '#kits/sending/sendingOptions.ts';
import type { FamilyMove } from '#requestForm/familyMoves.ts';
import { inNamePath } from '#requestForm/solicitudBody.ts';
import { familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import type {
  AnswerInName,
  ContactInName,
  Estado,
  FamilyAsking,
  GuardianContact,
  ReclamoInName,
  ReclamoSubject,
  WithdrawalInName,
} from '#domain/contractTypes.ts';
import { AREA } from '../processingPaths';
import { asFamily, inNameAt } from './asFamily';

interface OfFamily {
  radicado: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  version: number;
  /** How it stood on the screen: who is too late is told what has changed. */
  estado: Estado;
  /** How the family asked for it. */
  peticion: FamilyAsking;
}

/** What staff do in a family's name at once; its data are changed in the form. */
type InNameCommand =
  | (OfFamily & { kind: 'mover'; move: FamilyMove })
  | (OfFamily & { kind: 'contacto'; contacto: GuardianContact })
  | (OfFamily & { kind: 'reclamo'; asunto: ReclamoSubject; texto: string; clave: string });

/** Answered with the solicitud as it is then. */
export const inNameSend = createSending({
  area: AREA,
  name: 'inNameSend',
  request: (command: InNameCommand): SendingRequest => {
    const { radicado, version, peticion } = command;
    const path = inNamePath(radicado);
    if (command.kind === 'contacto') {
      const body: ContactInName = { peticion, version, contacto: command.contacto };
      return { method: 'post', path: `${path}/contacto`, body };
    }
    if (command.kind === 'reclamo') {
      const { asunto, texto, clave } = command;
      const body: ReclamoInName = { peticion, version, claveIdempotencia: clave, asunto, texto, archivos: [] };
      return { method: 'post', path: `${path}/reclamo`, body };
    }
    if (command.move === 'retirar') {
      return { method: 'post', path: `${path}/retiro`, body: { peticion, version } satisfies WithdrawalInName };
    }
    const body: AnswerInName = { peticion, version, respuesta: command.move };
    return { method: 'post', path: `${path}/respuesta`, body };
  },
  schema: familySolicitudSchema,
  outdates: [asFamily],
  isAt: ({ radicado }, { path }) => inNameAt(path) === radicado,
});
