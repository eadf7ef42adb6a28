import type { SolicitudInput } from '#allocation/marketInput.ts';
import type { AllocatedOfertas } from './allocatedOfertas';
import { bestStable } from './bruteForce';
import type { MarketSample } from './marketSamples';

/**
 * A20 as it is written, over names: grado after grado, the best of all assignments that the axioms allow, where a child
 * of the family who was given a seat before counts as a sibling at its institution. Shares no code with the engine or
 * the checker.
 */
export function bestWithSiblings(sample: MarketSample): AllocatedOfertas {
  const { settings, ofertas, solicitudes } = sample;
  const turns = [...new Set(ofertas.map(({ turno = 0 }) => turno))].sort((one, other) => one - other);
  const institucionOf = new Map(ofertas.map(({ id, institucion = '' }) => [id, institucion]));
  const given = new Map<string, string | undefined>(solicitudes.map(({ ticket }) => [ticket, undefined]));
  const nameOfFamily = ({ family, ticket }: SolicitudInput) => family ?? ticket;
  for (const turno of turns) {
    const ofGrado = ofertas.filter((oferta) => oferta.turno === turno);
    const ids = new Set(ofGrado.map(({ id }) => id));
    const asking = solicitudes.filter(
      ({ opciones, cupoActual = '' }) => ids.has(cupoActual) || opciones.some(({ oferta }) => ids.has(oferta)),
    );
    const seen = new Map(given);
    const withSiblings = asking.map((solicitud): SolicitudInput => ({
      ...solicitud,
      opciones: solicitud.opciones.map((opcion) => {
        const hasSibling = solicitudes.some((other) => {
          const seat = other.ticket === solicitud.ticket ? undefined : seen.get(other.ticket);
          return (
            seat !== undefined &&
            nameOfFamily(other) === nameOfFamily(solicitud) &&
            institucionOf.get(seat) === institucionOf.get(opcion.oferta)
          );
        });
        const { priorityClass = 0, group } = settings.hermanos ?? {};
        if (!hasSibling) return opcion;
        return {
          ...opcion,
          priorityClass: Math.min(opcion.priorityClass, priorityClass),
          groups: group === undefined ? opcion.groups : [...new Set([...opcion.groups, group])],
        };
      }),
    }));
    const best = bestStable({ ...sample, ofertas: ofGrado, solicitudes: withSiblings });
    for (const [ticket, oferta] of best) given.set(ticket, oferta);
  }
  return given;
}
