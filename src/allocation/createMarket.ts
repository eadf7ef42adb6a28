import { growingBytes, growingIntegers, growingNumbers, growingShorts } from './growingArrays';
import type { AjustesEntrada, Entrada, OfertaEntrada, OpcionEntrada, SolicitudEntrada } from './marketInput';
import { collectFaltas } from './violations';
import { MAX_CLASES, MAX_GRUPOS, MAX_SOLICITUDES, type Mercado } from './market';
import { isIdentificador, packTextos } from './packedTexts';

/** Takes a market in, row by row, and checks it; what is wrong is kept until the end. */
export interface MercadoBuilder {
  /** `where`: how a person finds it, such as 'línea 12'. All ofertas come before the first solicitud. */
  addOferta(oferta: OfertaEntrada, where: string): void;
  addSolicitud(solicitud: SolicitudEntrada, where: string): void;
  /** Tells of something else that is wrong. */
  addFalta(falta: string): void;
  /** @throws MercadoInvalido */
  finish(): Mercado;
}

/** @throws MercadoInvalido, with all that is wrong */
export function createMercado({ ajustes, ofertas, solicitudes }: Entrada): Mercado {
  const builder = buildMercado(ajustes);
  ofertas.forEach((oferta, index) => builder.addOferta(oferta, `oferta ${index + 1}`));
  solicitudes.forEach((solicitud, index) => builder.addSolicitud(solicitud, `solicitud ${index + 1}`));
  return builder.finish();
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const isSeats = (value: number): boolean => isCount(value, 1_000_000);

export function buildMercado({ sorteo, clases, grupos }: AjustesEntrada): MercadoBuilder {
  const faltas = collectFaltas();
  const ofertas = new Map<string, number>();
  const tiquetes = new Set<string>();
  const familias = new Map<string, number>();
  const groupBits = new Map(grupos.map((grupo, index) => [grupo, 1 << index]));
  const vacantes = growingNumbers();
  const reservas = growingNumbers();
  const familia = growingIntegers();
  const actual = growingIntegers();
  const inicio = growingNumbers();
  const opcion = growingNumbers();
  const clase = growingBytes();
  const pertenencia = growingShorts();
  inicio.add(0);

  checkIdentificadores(grupos, 'El grupo');
  if (groupBits.size < grupos.length) faltas.add('Hay grupos repetidos');
  if (grupos.length > MAX_GRUPOS) faltas.add(`Hay ${grupos.length} grupos; el máximo es ${MAX_GRUPOS}`);
  if (!isCount(clases, MAX_CLASES) || clases === 0) faltas.add(`Las prioridades deben ser de 1 a ${MAX_CLASES}`);

  function checkIdentificadores(ids: readonly string[], what: string): void {
    for (const id of ids) {
      if (!isIdentificador(id)) {
        faltas.add(`${what} «${id}» solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos`);
      }
    }
  }

  /** The numbers of the options that can be used; the others are faults. */
  function addOpciones(opciones: readonly OpcionEntrada[], where: string): void {
    const seen = new Set<string>();
    for (const option of opciones) {
      const oferta = ofertas.get(option.oferta);
      if (oferta === undefined) faltas.add(`${where}: la oferta «${option.oferta}» no existe`);
      if (seen.has(option.oferta)) faltas.add(`${where}: la oferta «${option.oferta}» está repetida en sus opciones`);
      if (!isCount(option.clase, clases - 1)) faltas.add(`${where}: la prioridad «${option.clase}» no existe`);
      seen.add(option.oferta);
      let groups = 0;
      for (const grupo of option.grupos) {
        const bit = groupBits.get(grupo);
        if (bit === undefined) faltas.add(`${where}: el grupo «${grupo}» no existe`);
        groups |= bit ?? 0;
      }
      opcion.add(oferta ?? 0);
      clase.add(option.clase);
      pertenencia.add(groups);
    }
    inicio.add(opcion.length);
  }

  function numberOfFamilia(ticket: string | undefined): number {
    if (ticket === undefined) return -1;
    const known = familias.get(ticket);
    if (known !== undefined) return known;
    checkIdentificadores([ticket], 'El tiquete de familia');
    familias.set(ticket, familias.size);
    return familias.size - 1;
  }

  return {
    addFalta: (falta) => faltas.add(falta),
    addOferta(oferta, where) {
      checkIdentificadores([oferta.id], `${where}: la oferta`);
      if (ofertas.has(oferta.id)) faltas.add(`${where}: la oferta «${oferta.id}» está repetida`);
      if (!isSeats(oferta.vacantes)) {
        faltas.add(`${where}: las vacantes de la oferta «${oferta.id}» faltan o no son un número entero de 0 a 1.000.000`);
      }
      if (oferta.reservas.length !== grupos.length || !oferta.reservas.every(isSeats)) {
        faltas.add(`${where}: las reservas de la oferta «${oferta.id}» deben ser, por grupo, un número entero de 0 a 1.000.000`);
      }
      ofertas.set(oferta.id, ofertas.size);
      vacantes.add(oferta.vacantes);
      grupos.forEach((_, group) => reservas.add(oferta.reservas[group] ?? 0));
    },
    addSolicitud(solicitud, where) {
      const { tiquete } = solicitud;
      checkIdentificadores([tiquete], `${where}: el tiquete`);
      if (tiquetes.has(tiquete)) faltas.add(`${where}: el tiquete «${tiquete}» está repetido`);
      tiquetes.add(tiquete);
      const held = solicitud.actual === undefined ? -1 : ofertas.get(solicitud.actual);
      if (held === undefined) faltas.add(`${where}: el cupo actual es de una oferta que no existe, «${solicitud.actual}»`);
      familia.add(numberOfFamilia(solicitud.familia));
      actual.add(held ?? -1);
      addOpciones(solicitud.opciones, where);
    },
    finish() {
      if (tiquetes.size > MAX_SOLICITUDES) faltas.add(`Hay más de ${MAX_SOLICITUDES} solicitudes`);
      faltas.throwIfAny();
      return {
        sorteo,
        grupos,
        clases,
        ofertas: [...ofertas.keys()],
        vacantes: vacantes.finish(),
        reservas: reservas.finish(),
        tiquetes: packTextos([...tiquetes]),
        familias: packTextos([...familias.keys()]),
        familia: familia.finish(),
        actual: actual.finish(),
        inicio: inicio.finish(),
        opcion: opcion.finish(),
        clase: clase.finish(),
        pertenencia: pertenencia.finish(),
      };
    },
  };
}
