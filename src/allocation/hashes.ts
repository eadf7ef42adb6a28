import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { type ReportProgress, countSolicitudes, type Market } from './market';
import { PROGRESS_STEP } from './lottery';
import { compareTexts, packTexts, type PackedTexts } from './packedTexts';

const NOTHING = '-'.charCodeAt(0);

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
 *     etapa 1 SEMILLA                                     each stage before this run's, the first one first
 *     oferta ID VACANTES RESERVA-1 RESERVA-2 …
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
  } = market;
  const text = createHashedText();
  text.add(`pisami-asignacion-entrada 2\nsorteo ${market.lottery}\nclases ${market.classCount}\n`);
  text.add(`grupos ${groups.join(' ') || '-'}\n`);
  market.semillasAnteriores.forEach((semilla, etapa) => text.addUnicode(`etapa ${etapa + 1} ${semilla}\n`));
  const ids = packTexts(ofertas);
  for (const oferta of inOrder(ids)) {
    const own = reservas.subarray(oferta * groups.length, (oferta + 1) * groups.length);
    text.add(`oferta ${ofertas[oferta]} ${[vacantes[oferta], ...own].join(' ')}\n`);
  }
  const memberships = writtenMemberships(market);
  inOrder(tickets).forEach((solicitud, done) => {
    if (done % PROGRESS_STEP === 0) reportProgress?.('hash', done, cupoActual.length);
    text.add('solicitud ');
    text.addText(tickets, solicitud);
    text.add(` ${(etapaOfSolicitud[solicitud] as number) + 1} `);
    text.addText(families, familyOfSolicitud[solicitud] as number);
    text.add(' ');
    text.addText(ids, cupoActual[solicitud] as number);
    if ((cupoActual[solicitud] as number) >= 0) text.add(`/${groups[groupOfCupo[solicitud] as number] ?? '-'}`);
    for (let opcion = starts[solicitud] as number; opcion < (starts[solicitud + 1] as number); opcion += 1) {
      text.add(' ');
      text.addText(ids, ofertaOfOpcion[opcion] as number);
      text.add(`/${classOfOpcion[opcion]}/${memberships(market.membershipOfOpcion[opcion] as number)}`);
    }
    text.add('\n');
  });
  return text.end();
}

/** `inputHash`: the input's. `oferta`: what each solicitud gets; -1: nothing. */
export function hashResult(
  market: Market,
  inputHash: string,
  semilla: string,
  oferta: Int32Array,
  reportProgress?: ReportProgress,
): string {
  const text = createHashedText();
  text.add(`pisami-asignacion-resultado 1\nentrada ${inputHash}\nsemilla `);
  text.addUnicode(semilla);
  text.add('\n');
  const ids = packTexts(market.ofertas);
  inOrder(market.tickets).forEach((solicitud, done) => {
    if (done % PROGRESS_STEP === 0) reportProgress?.('hash', done, countSolicitudes(market));
    text.addText(market.tickets, solicitud);
    text.add(' ');
    text.addText(ids, oferta[solicitud] as number);
    text.add('\n');
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

const inOrder = (texts: PackedTexts): Uint32Array =>
  Uint32Array.from({ length: texts.starts.length - 1 }, (_, index) => index).sort((one, other) =>
    compareTexts(texts, one, other),
  );

const BUFFER = 1 << 16;

/** A text that is hashed as it grows, and never whole in memory. */
function createHashedText() {
  const hash = sha256.create();
  const buffer = new Uint8Array(BUFFER);
  let length = 0;
  const addByte = (byte: number) => {
    if (length === BUFFER) flush();
    buffer[length] = byte;
    length += 1;
  };
  const flush = () => {
    hash.update(buffer.subarray(0, length));
    length = 0;
  };
  return {
    /** `text`: ASCII. */
    add(text: string) {
      for (let at = 0; at < text.length; at += 1) addByte(text.charCodeAt(at));
    },
    addUnicode(text: string) {
      for (const byte of new TextEncoder().encode(text)) addByte(byte);
    },
    /** Text `index`; '-' for -1. */
    addText({ bytes, starts }: PackedTexts, index: number) {
      if (index < 0) addByte(NOTHING);
      else for (let at = starts[index] as number; at < (starts[index + 1] as number); at += 1) addByte(bytes[at] as number);
    },
    end(): string {
      flush();
      return bytesToHex(hash.digest());
    },
  };
}
