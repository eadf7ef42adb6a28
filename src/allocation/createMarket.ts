import { growingBytes, growingIntegers, growingNumbers, growingShorts } from './growingArrays';
import type { MarketSettings, MarketInput, OfertaInput, OpcionInput, SolicitudInput } from './marketInput';
import { collectViolations } from './violations';
import { MAX_CLASSES, MAX_ETAPAS, MAX_GROUPS, MAX_SOLICITUDES, type Market } from './market';
import { isIdentifier, packTexts } from './packedTexts';
import { faultOfSemilla } from './semilla';

/** Takes a market in, row by row, and checks it; what is wrong is kept until the end. */
export interface MarketBuilder {
  /** `where`: how a person finds it, such as 'línea 12'. All ofertas come before the first solicitud. */
  addOferta(oferta: OfertaInput, where: string): void;
  addSolicitud(solicitud: SolicitudInput, where: string): void;
  /** Tells of something else that is wrong. */
  addViolation(violation: string): void;
  /** @throws InvalidMarket */
  finish(): Market;
}

/** @throws InvalidMarket, with all that is wrong */
export function createMarket({ settings, ofertas, solicitudes }: MarketInput): Market {
  const builder = createMarketBuilder(settings);
  ofertas.forEach((oferta, index) => builder.addOferta(oferta, `oferta ${index + 1}`));
  solicitudes.forEach((solicitud, index) => builder.addSolicitud(solicitud, `solicitud ${index + 1}`));
  return builder.finish();
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const isSeats = (value: number): boolean => isCount(value, 1_000_000);

export function createMarketBuilder({ lottery, classCount, groups, semillasAnteriores = [] }: MarketSettings): MarketBuilder {
  const violations = collectViolations();
  const ofertas = new Map<string, number>();
  const tickets = new Set<string>();
  const families = new Map<string, number>();
  const groupNumbers = new Map(groups.map((group, index) => [group, index]));
  const etapas = semillasAnteriores.length + 1;
  const vacantes = growingNumbers();
  const reservas = growingNumbers();
  const familyOfSolicitud = growingIntegers();
  const etapaOfSolicitud = growingBytes();
  const cupoActual = growingIntegers();
  const groupOfCupo = growingIntegers();
  const starts = growingNumbers();
  const ofertaOfOpcion = growingNumbers();
  const classOfOpcion = growingBytes();
  const membershipOfOpcion = growingShorts();
  starts.add(0);

  checkIdentifiers(groups, 'El grupo');
  if (groupNumbers.size < groups.length) violations.add('Hay grupos repetidos');
  if (groups.length > MAX_GROUPS) violations.add(`Hay ${groups.length} grupos; el máximo es ${MAX_GROUPS}`);
  if (!isCount(classCount, MAX_CLASSES) || classCount === 0) violations.add(`Las prioridades deben ser de 1 a ${MAX_CLASSES}`);
  if (etapas > MAX_ETAPAS) violations.add(`Hay ${etapas} etapas; el máximo es ${MAX_ETAPAS}`);
  semillasAnteriores.forEach((semilla, index) => {
    const fault = faultOfSemilla(semilla);
    if (fault !== undefined) violations.add(`Etapa ${index + 1}: ${fault}`);
  });

  function checkIdentifiers(ids: readonly string[], what: string): void {
    for (const id of ids) {
      if (!isIdentifier(id)) {
        violations.add(`${what} «${id}» solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos`);
      }
    }
  }

  /** The numbers of the options that can be used; the others are faults. */
  function addOpciones(opciones: readonly OpcionInput[], where: string): void {
    const seen = new Set<string>();
    for (const opcion of opciones) {
      const oferta = ofertas.get(opcion.oferta);
      if (oferta === undefined) violations.add(`${where}: la oferta «${opcion.oferta}» no existe`);
      if (seen.has(opcion.oferta)) violations.add(`${where}: la oferta «${opcion.oferta}» está repetida en sus opciones`);
      if (!isCount(opcion.priorityClass, classCount - 1))
        violations.add(`${where}: la prioridad «${opcion.priorityClass}» no existe`);
      seen.add(opcion.oferta);
      let bits = 0;
      for (const group of opcion.groups) {
        const number = groupNumbers.get(group);
        if (number === undefined) violations.add(`${where}: el grupo «${group}» no existe`);
        else bits |= 1 << number;
      }
      ofertaOfOpcion.add(oferta ?? 0);
      classOfOpcion.add(opcion.priorityClass);
      membershipOfOpcion.add(bits);
    }
    starts.add(ofertaOfOpcion.length);
  }

  function numberOfFamily(ticket: string | undefined): number {
    if (ticket === undefined) return -1;
    const known = families.get(ticket);
    if (known !== undefined) return known;
    checkIdentifiers([ticket], 'El tiquete de familia');
    families.set(ticket, families.size);
    return families.size - 1;
  }

  function addEtapa(etapa: number, where: string): void {
    if (!isCount(etapa, etapas) || etapa === 0) violations.add(`${where}: la etapa debe ser un número de 1 a ${etapas}`);
    etapaOfSolicitud.add(etapa - 1);
  }

  function addCupo({ cupoActual: oferta, groupOfCupo: group }: SolicitudInput, where: string): void {
    const held = oferta === undefined ? -1 : ofertas.get(oferta);
    if (held === undefined) violations.add(`${where}: el cupo actual es de una oferta que no existe, «${oferta}»`);
    const reserved = group === undefined ? -1 : groupNumbers.get(group);
    if (reserved === undefined) violations.add(`${where}: el cupo actual es de la reserva de un grupo que no existe, «${group}»`);
    if (held === -1 && group !== undefined) violations.add(`${where}: tiene la reserva de un cupo actual, y ningún cupo`);
    cupoActual.add(held ?? -1);
    groupOfCupo.add(reserved ?? -1);
  }

  return {
    addViolation: (violation) => violations.add(violation),
    addOferta(oferta, where) {
      checkIdentifiers([oferta.id], `${where}: la oferta`);
      if (ofertas.has(oferta.id)) violations.add(`${where}: la oferta «${oferta.id}» está repetida`);
      if (!isSeats(oferta.vacantes)) {
        violations.add(`${where}: las vacantes de la oferta «${oferta.id}» faltan o no son un número entero de 0 a 1.000.000`);
      }
      if (oferta.reservas.length !== groups.length || !oferta.reservas.every(isSeats)) {
        violations.add(
          `${where}: las reservas de la oferta «${oferta.id}» deben ser, por grupo, un número entero de 0 a 1.000.000`,
        );
      }
      ofertas.set(oferta.id, ofertas.size);
      vacantes.add(oferta.vacantes);
      groups.forEach((_, at) => reservas.add(oferta.reservas[at] ?? 0));
    },
    addSolicitud(solicitud, where) {
      const { ticket } = solicitud;
      checkIdentifiers([ticket], `${where}: el tiquete`);
      if (tickets.has(ticket)) violations.add(`${where}: el tiquete «${ticket}» está repetido`);
      tickets.add(ticket);
      familyOfSolicitud.add(numberOfFamily(solicitud.family));
      addEtapa(solicitud.etapa ?? etapas, where);
      addCupo(solicitud, where);
      addOpciones(solicitud.opciones, where);
    },
    finish() {
      if (tickets.size > MAX_SOLICITUDES) violations.add(`Hay más de ${MAX_SOLICITUDES} solicitudes`);
      violations.throwIfAny();
      return {
        lottery,
        groups,
        classCount,
        semillasAnteriores,
        ofertas: [...ofertas.keys()],
        vacantes: vacantes.finish(),
        reservas: reservas.finish(),
        tickets: packTexts([...tickets]),
        families: packTexts([...families.keys()]),
        familyOfSolicitud: familyOfSolicitud.finish(),
        etapaOfSolicitud: etapaOfSolicitud.finish(),
        cupoActual: cupoActual.finish(),
        groupOfCupo: groupOfCupo.finish(),
        starts: starts.finish(),
        ofertaOfOpcion: ofertaOfOpcion.finish(),
        classOfOpcion: classOfOpcion.finish(),
        membershipOfOpcion: membershipOfOpcion.finish(),
      };
    },
  };
}
