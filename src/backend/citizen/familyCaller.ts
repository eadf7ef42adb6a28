import type { FamilyAsking } from '#domain/contractTypes.ts';
import { type Actor, family, inFamilysName } from '../solicitud/actor';
import { identify, radicadoKey } from '../solicitud/identify';
import type { Identification } from '../solicitud/solicitudInputs';
import { requireSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';

/** Who does to a solicitud what a family may: itself, or staff in its name (F57). */
export interface FamilyCaller {
  readonly actor: Actor;
  /** The solicitud's, in its one spelling. */
  readonly radicado: string;
  /** @throws 404 for what the radicado did not find, or is not this caller's */
  readonly requireOwn: (row: SolicitudRow | undefined) => SolicitudRow;
  /** For the log: how the family asked staff for it. */
  readonly detail: { readonly peticion?: FamilyAsking };
}

export function familyItself(identification: Identification): FamilyCaller {
  return {
    actor: family,
    radicado: radicadoKey(identification.radicado),
    requireOwn: (row) => identify(row, identification),
    detail: {},
  };
}

export function inItsName(login: string, radicado: string, peticion: FamilyAsking): FamilyCaller {
  return { actor: inFamilysName(login), radicado: radicadoKey(radicado), requireOwn: requireSolicitudRow, detail: { peticion } };
}
