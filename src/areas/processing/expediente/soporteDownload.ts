import { createDownload } from '#kits/download/createDownload.ts';
import { AREA } from '../processingPaths';
import { bytesOf, soporteFile } from './soporteFile';

/** A support, to be kept among the person's own files. */
export const soporteDownload = createDownload({
  area: AREA,
  name: 'soporteDownload',
  ...soporteFile,
  fileOf({ nombre, tipo, contenido }) {
    const content = bytesOf(contenido);
    return content && { name: nombre, type: tipo, content };
  },
});
