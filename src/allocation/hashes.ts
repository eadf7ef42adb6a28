import { createHashedText } from './hashedText';
import { type ReportProgress, countSolicitudes, type Market } from './market';
import { PROGRESS_STEP } from './lottery';
import { packTexts } from './packedTexts';
import { sortTexts } from './sortTexts';

const encoder = new TextEncoder();
const SOLICITUD = encoder.encode('solicitud ');
const BLANK = encoder.encode(' ');
const LINE_END = encoder.encode('\n');

/**
 * Hashes that anyone can compute again: SHA-256 of these texts (UTF-8, each line ended by one line feed).
 *
 * The input's, published before the seed is drawn; ofertas and solicitudes stand in the order of their identifiers'
 * bytes, '-' is for nothing, G1+G2 are groups:
 *
 *     pisami-asignacion-entrada 2
 *     sorteo unico|por-oferta
 *     clases N
 *     grupos G1 G2 …|-
 *     hermanos CLASE G1|-                                 only where a sibling's seat counts (A20)
 *     etapa 1 SEMILLA                                     each stage before this run's, the first one first
 *     oferta ID VACANTES RESERVA-1 RESERVA-2 …
 *     oferta ID VACANTES RESERVA-1 … INSTITUCION TURNO    the same with `hermanos`
 *     solicitud TIQUETE ETAPA FAMILIA|- ACTUAL/G1|ACTUAL/-|- OFERTA/CLASE/G1+G2|- …
 *
 * The result's:
 *
 *     pisami-asignacion-resultado 1
 *     entrada HUELLA-DE-LA-ENTRADA
 *     semilla SEMILLA
 *     TIQUETE OFERTA|-
 */
export function hashInput(market: Market, reportProgress?: ReportProgress): string {
  const {
    groups,
    hermanos,
    ofertas,
    vacantes,
    reservas,
    tickets,
    families,
    familyOfSolicitud,
    etapaOfSolicitud,
    cupoActual,
    groupOfCupo,
    starts,
    ofertaOfOpcion,
    classOfOpcion,
    membershipOfOpcion,
  } = market;
  reportProgress?.('hash', 0, cupoActual.length);
  const text = createHashedText();
  text.add(`pisami-asignacion-entrada 2\nsorteo ${market.lottery}\nclases ${market.classCount}\n`);
  text.add(`grupos ${groups.join(' ') || '-'}\n`);
  if (hermanos) text.add(`hermanos ${hermanos.priorityClass} ${groups[hermanos.group] ?? '-'}\n`);
  market.semillasAnteriores.forEach((semilla, etapa) => text.add(`etapa ${etapa + 1} ${semilla}\n`));
  const ids = packTexts(ofertas);
  for (const oferta of sortTexts(ids)) {
    const own = reservas.subarray(oferta * groups.length, (oferta + 1) * groups.length);
    text.add(`oferta ${ofertas[oferta]} ${[vacantes[oferta], ...own, ...placeOfOferta(market, oferta)].join(' ')}\n`);
  }
  const memberships = writtenMemberships(market);
  const endings = writtenOnce((ending) => `/${ending >> groups.length}/${memberships(ending & (2 ** groups.length - 1))}`);
  const etapas = writtenOnce((etapa) => ` ${etapa + 1} `);
  const kinds = writtenOnce((kind) => `/${groups[kind - 1] ?? '-'}`);
  sortTexts(tickets).forEach((solicitud, done) => {
    if (done % PROGRESS_STEP === 0) reportProgress?.('hash', done, cupoActual.length);
    text.addBytes(SOLICITUD);
    text.addText(tickets, solicitud);
    text.addBytes(etapas(etapaOfSolicitud[solicitud] as number));
    text.addText(families, familyOfSolicitud[solicitud] as number);
    text.addBytes(BLANK);
    text.addText(ids, cupoActual[solicitud] as number);
    if ((cupoActual[solicitud] as number) >= 0) text.addBytes(kinds((groupOfCupo[solicitud] as number) + 1));
    for (let opcion = starts[solicitud] as number; opcion < (starts[solicitud + 1] as number); opcion += 1) {
      text.addBytes(BLANK);
      text.addText(ids, ofertaOfOpcion[opcion] as number);
      text.addBytes(endings(((classOfOpcion[opcion] as number) << groups.length) | (membershipOfOpcion[opcion] as number)));
    }
    text.addBytes(LINE_END);
  });
  return text.end();
}

/** With `hermanos`: the institution of an oferta, and the turn of its grado, 1 for the highest; else nothing. */
export function placeOfOferta({ hermanos }: Market, oferta: number): readonly string[] {
  if (!hermanos) return [];
  const { instituciones, institucionOfOferta, turnOfOferta } = hermanos;
  return [instituciones[institucionOfOferta[oferta] as number] as string, String((turnOfOferta[oferta] as number) + 1)];
}

/** Keeps the bytes of what is written again and again, for small numbers. */
function writtenOnce(write: (number: number) => string): (number: number) => Uint8Array {
  const written: (Uint8Array | undefined)[] = [];
  return (number) => (written[number] ??= encoder.encode(write(number)));
}

/** `inputHash`: the input's. `oferta`: what each solicitud gets; -1: nothing. */
export function hashResult(
  market: Market,
  inputHash: string,
  semilla: string,
  oferta: Int32Array,
  reportProgress?: ReportProgress,
): string {
  reportProgress?.('hash', 0, countSolicitudes(market));
  const text = createHashedText();
  text.add(`pisami-asignacion-resultado 1\nentrada ${inputHash}\nsemilla ${semilla}\n`);
  const ids = packTexts(market.ofertas);
  sortTexts(market.tickets).forEach((solicitud, done) => {
    if (done % PROGRESS_STEP === 0) reportProgress?.('hash', done, countSolicitudes(market));
    text.addText(market.tickets, solicitud);
    text.addBytes(BLANK);
    text.addText(ids, oferta[solicitud] as number);
    text.addBytes(LINE_END);
  });
  return text.end();
}

/** How sets of groups are written: G1+G2, or '-'. */
export function writtenMemberships({ groups }: Market): (membership: number) => string {
  const written = new Map<number, string>();
  return (membership) => {
    const known = written.get(membership);
    if (known !== undefined) return known;
    const text = groups.filter((_, group) => (membership >> group) & 1).join('+') || '-';
    written.set(membership, text);
    return text;
  };
}
