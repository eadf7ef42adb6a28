import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { type Avisar, countSolicitudes, type Mercado } from './market';
import { TANDA } from './lottery';
import { compareTextos, packTextos, type Textos } from './packedTexts';

const NOTHING = '-'.charCodeAt(0);

/**
 * Hashes that anyone can compute again: SHA-256 of these texts (UTF-8, each line ended by one line feed).
 *
 * The input's, published before the seed is drawn; ofertas and solicitudes stand in the order of their identifiers'
 * bytes, '-' is for nothing, G1+G2 are groups:
 *
 *     pisami-asignacion-entrada 1
 *     sorteo unico|por-oferta
 *     clases N
 *     grupos G1 G2 …|-
 *     oferta ID VACANTES RESERVA-1 RESERVA-2 …
 *     solicitud TIQUETE FAMILIA|- ACTUAL|- OFERTA/CLASE/G1+G2|- …
 *
 * The result's:
 *
 *     pisami-asignacion-resultado 1
 *     entrada HUELLA-DE-LA-ENTRADA
 *     semilla SEMILLA
 *     TIQUETE OFERTA|-
 */
export function hashEntrada(mercado: Mercado, avisar?: Avisar): string {
  const { grupos, ofertas, vacantes, reservas, tiquetes, familias, familia, actual, inicio, opcion, clase } = mercado;
  const text = createHashedText();
  text.add(`pisami-asignacion-entrada 1\nsorteo ${mercado.sorteo}\nclases ${mercado.clases}\n`);
  text.add(`grupos ${grupos.join(' ') || '-'}\n`);
  const ids = packTextos(ofertas);
  for (const oferta of inOrder(ids)) {
    const own = reservas.subarray(oferta * grupos.length, (oferta + 1) * grupos.length);
    text.add(`oferta ${ofertas[oferta]} ${[vacantes[oferta], ...own].join(' ')}\n`);
  }
  const memberships = writtenMemberships(mercado);
  inOrder(tiquetes).forEach((solicitud, done) => {
    if (done % TANDA === 0) avisar?.('huella', done, actual.length);
    text.add('solicitud ');
    text.addTexto(tiquetes, solicitud);
    text.add(' ');
    text.addTexto(familias, familia[solicitud] as number);
    text.add(' ');
    text.addTexto(ids, actual[solicitud] as number);
    for (let option = inicio[solicitud] as number; option < (inicio[solicitud + 1] as number); option += 1) {
      text.add(' ');
      text.addTexto(ids, opcion[option] as number);
      text.add(`/${clase[option]}/${memberships(mercado.pertenencia[option] as number)}`);
    }
    text.add('\n');
  });
  return text.end();
}

/** `entrada`: the input's hash. `oferta`: what each solicitud gets; -1: nothing. */
export function hashResultado(mercado: Mercado, entrada: string, semilla: string, oferta: Int32Array, avisar?: Avisar): string {
  const text = createHashedText();
  text.add(`pisami-asignacion-resultado 1\nentrada ${entrada}\nsemilla `);
  text.addUnicode(semilla);
  text.add('\n');
  const ids = packTextos(mercado.ofertas);
  inOrder(mercado.tiquetes).forEach((solicitud, done) => {
    if (done % TANDA === 0) avisar?.('huella', done, countSolicitudes(mercado));
    text.addTexto(mercado.tiquetes, solicitud);
    text.add(' ');
    text.addTexto(ids, oferta[solicitud] as number);
    text.add('\n');
  });
  return text.end();
}

/** How sets of groups are written: G1+G2, or '-'. */
export function writtenMemberships({ grupos }: Mercado): (pertenencia: number) => string {
  const written = new Map<number, string>();
  return (pertenencia) => {
    const known = written.get(pertenencia);
    if (known !== undefined) return known;
    const text = grupos.filter((_, group) => (pertenencia >> group) & 1).join('+') || '-';
    written.set(pertenencia, text);
    return text;
  };
}

const inOrder = (texts: Textos): Uint32Array =>
  Uint32Array.from({ length: texts.inicio.length - 1 }, (_, index) => index).sort((one, other) => compareTextos(texts, one, other));

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
    addTexto({ bytes, inicio }: Textos, index: number) {
      if (index < 0) addByte(NOTHING);
      else for (let at = inicio[index] as number; at < (inicio[index + 1] as number); at += 1) addByte(bytes[at] as number);
    },
    end(): string {
      flush();
      return bytesToHex(hash.digest());
    },
  };
}
