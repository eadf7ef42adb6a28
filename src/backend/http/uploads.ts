import type { Request, Response } from 'express';
import multer from 'multer';

import { withoutUnseen } from '#domain/unseen.ts';
import { isWholeJpeg } from '#domain/wholeJpeg.ts';
import { HttpProblem } from './problem';

/** The bytes of one file at most. */
export const maximumUpload = 5 * 1024 * 1024;
const maximumName = 200;

type FileType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface Upload {
  readonly name: string;
  readonly type: FileType;
  readonly content: Buffer;
}

/** How a picture of each type begins: its name and its declared type prove nothing. */
const beginnings: readonly (readonly [FileType, Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** @returns undefined for what is none of the three. */
export function typeByContent(content: Buffer): FileType | undefined {
  if (isPdf(content)) return 'application/pdf';
  return beginnings.find(([, beginning]) => content.subarray(0, beginning.length).equals(beginning))?.[0];
}

/** As programs that show PDF look for it: some printers and scanners write a line before it. A page of the web is none. */
function isPdf(content: Buffer): boolean {
  const head = content.subarray(0, 1024).toString('latin1');
  return head.includes('%PDF-') && !head.trimStart().startsWith('<');
}

/** What telephones make instead of a JPEG: the brands of its container. */
const isHeic = (content: Buffer): boolean => /^ftyp(?:hei|hev|mif1|msf1)/.test(content.toString('latin1', 4, 12));

/** Why a content is not taken, by what it is. */
function refusalOf(content: Buffer): HttpProblem {
  const detail = isHeic(content)
    ? 'La foto está en formato HEIC, que aquí no se puede abrir. Haga una captura de pantalla de la foto y adjúntela, o elija «Más compatible» en los formatos de la cámara y tómela otra vez'
    : 'El contenido del archivo no es PDF, JPG ni PNG, aunque su nombre lo diga. Ábralo y guárdelo en uno de esos tipos; cambiarle el nombre no basta';
  return new HttpProblem(415, detail, { codigo: 'archivo_no_admitido' });
}

/** How the names of each type end, the first of them where there is none. */
const endings: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/**
 * The last part of a path, without control and direction characters (which can disguise an ending), at most 200 long. It
 * ends as its content is: staff's computers run or show a file by its ending.
 */
export function cleanName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = withoutUnseen(last)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]/gu, '')
    .trim();
  const own = endings[type].find((ending) => plain.toLowerCase().endsWith(ending));
  const ending = own === undefined ? endings[type][0] : plain.slice(-own.length);
  // Of a picture that calls itself PDF nothing is left to be mistaken.
  const stem = plain.replace(/\.(?:pdf|jpe?g|png)$/i, '').trim();
  // Cut between characters, never within one.
  let short = '';
  for (const character of stem) {
    if (short.length + character.length + (ending?.length ?? 0) > maximumName) break;
    short += character;
  }
  return `${short === '' ? 'archivo' : short}${ending ?? ''}`;
}

const receive = multer({
  storage: multer.memoryStorage(),
  // A part's file name is UTF-8 (RFC 7578, 5.1), which the parser takes for Latin-1 unless told.
  defParamCharset: 'utf8',
  limits: { fileSize: maximumUpload, files: 1, fields: 0, parts: 2 },
}).single('archivo');

/** What is kept in memory fails only for what was sent: too much, something else, or not to its end. */
function toProblem(error: unknown): HttpProblem {
  if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return new HttpProblem(413, 'El archivo pesa más de 5 MB: cargue uno más liviano', { codigo: 'archivo_grande' });
  }
  return new HttpProblem(400, 'Cargue un solo archivo, en el campo «archivo»', { codigo: 'carga_no_valida' });
}

/**
 * The one file of a `multipart/form-data` body, in its field `archivo`.
 * @throws 400 without one, 413 over 5 MB, 415 when the content is no PDF, JPG or PNG, or a JPG that was cut short
 */
export async function readUpload(request: Request, response: Response): Promise<Upload> {
  await new Promise<void>((resolve, reject) => {
    void receive(request, response, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(toProblem(error));
    });
  });
  const { file } = request;
  if (!file || file.size === 0) {
    throw new HttpProblem(400, 'Elija un archivo que no esté vacío', { codigo: 'carga_no_valida' });
  }
  const type = typeByContent(file.buffer);
  if (!type) throw refusalOf(file.buffer);
  if (type === 'image/jpeg' && !isWholeJpeg(file.buffer)) {
    const detail =
      'La foto está cortada: le falta el final. Ábrala para ver si está completa, y adjúntela de nuevo o tómela otra vez';
    throw new HttpProblem(415, detail, { codigo: 'archivo_incompleto' });
  }
  return { name: cleanName(file.originalname, type), type, content: file.buffer };
}
