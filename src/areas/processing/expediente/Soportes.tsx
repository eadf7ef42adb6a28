import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import type { StoredFile } from '#domain/contractTypes.ts';
import { sizeText } from '#domain/words/numbers.ts';
import { soporteDownload } from './soporteDownload';

interface SoportesProps {
  radicado: string;
  archivos: readonly StoredFile[];
  /** What the files are. Default: a condition's supports. */
  label?: string;
}

/** A solicitud's files, each to be saved among the person's own files: none is shown in the page. */
export function Soportes({ radicado, archivos, label = 'Soportes' }: SoportesProps) {
  if (archivos.length === 0) return <p>Sin soportes.</p>;
  return (
    <ul className="expediente-files" aria-label={label}>
      {archivos.map(({ id, nombre, tamano }) => {
        const name = `${nombre} (${sizeText(tamano)})`;
        return (
          <li key={id}>
            <span className="paper-only">{name}</span>
            <DownloadButton label={`Guardar ${name}`} download={soporteDownload} wanted={{ radicado, file: id }} />
          </li>
        );
      })}
    </ul>
  );
}
