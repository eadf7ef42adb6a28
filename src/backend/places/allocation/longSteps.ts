import type { components } from '#domain/contract.ts';
import type { AskedTanda, ResultHash } from './allocationInputs';
import { type LongSteps, takeLongStep } from './jobs/takeLongStep';
import { isOfEtapa, requireSameHash, requireSameList } from './resultHashes';

type Etapa = components['schemas']['Etapa'];

/**
 * Keeps the stage's list with its decided conditions and rules as it is, before the seed can be known.
 * @throws 404, 409; 422 `lista_no_valida`
 */
export function askToFreeze(steps: LongSteps, login: string, etapaCode: string, version: number): Promise<Etapa> {
  return takeLongStep(steps, {
    etapaCode,
    version,
    login,
    step: 'congelar',
    input: {},
    isTaken: ({ congelada }) => congelada?.quien === login,
  });
}

/**
 * The hash of the caller's own run: the backend runs the same engine on the frozen list and registers its result only if
 * the hash is the same.
 * @throws 404, 409 `lista_vieja`, `huella_distinta` and those of every step
 */
export function askToRegister(
  steps: LongSteps,
  login: string,
  etapaCode: string,
  { version, huellaLista, huella }: ResultHash,
): Promise<Etapa> {
  return takeLongStep(steps, {
    etapaCode,
    version,
    login,
    step: 'correr',
    input: { huellaLista, huella },
    isTaken: (etapa) => etapa.corrida?.quien === login && isOfEtapa(etapa, { huellaLista, huella }),
    // Nothing of a frozen list can change meanwhile.
    check: ({ etapa }) => requireSameList(etapa, huellaLista),
  });
}

/**
 * Publishes the registered result: by another person, whose run gave the same hash. Every solicitud of the list moves.
 * @throws 404, 409 `misma_persona`, `lista_vieja`, `huella_distinta` and those of every step
 */
export function askToPublish(
  steps: LongSteps,
  login: string,
  etapaCode: string,
  { version, huellaLista, huella }: ResultHash,
): Promise<Etapa> {
  return takeLongStep(steps, {
    etapaCode,
    version,
    login,
    step: 'publicar',
    input: { huellaLista, huella },
    isTaken: (etapa) => etapa.publicada?.quien === login && isOfEtapa(etapa, { huellaLista, huella }),
    check: ({ etapa }) => {
      requireSameList(etapa, huellaLista);
      requireSameHash(etapa.huellaResultado, huella);
    },
  });
}

/**
 * A batch of the waiting list (A9), or with `cierra` the end of the list.
 * @throws 404, 409 `fuera_de_fecha`, `falta_tanda`, `sin_responder`, `lista_de_otra_etapa`, `falta_etapa`, `lista_congelada`, `lista_cambio` and those of every step
 */
export function askToMoveList(
  steps: LongSteps,
  login: string,
  etapaCode: string,
  { version, cierra }: AskedTanda,
): Promise<Etapa> {
  return takeLongStep(steps, {
    etapaCode,
    version,
    login,
    step: cierra ? 'cerrar_lista' : 'mover_lista',
    input: {},
    // There are many batches: this one is what the version seen was followed by.
    isTaken: (etapa) =>
      cierra ? etapa.listaCerradaEn !== null : etapa.version === version + 1 && etapa.tandas.at(-1)?.quien === login,
  });
}
