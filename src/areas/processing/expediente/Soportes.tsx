import { useDispatch, useSelector } from 'react-redux';
import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import type { Expediente, StoredFile } from '#domain/contractTypes.ts';
import { sizeText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { soporteDownload } from './soporteDownload';
import { soporteView } from './soporteView';
import { openerId } from './SoporteViewer';
import { useShortcutKeys } from './useShortcuts';

interface SoportesProps {
  solicitud: Expediente;
  archivos: readonly StoredFile[];
  /** What the files are. Default: a condition's supports. */
  label?: string;
}

/** Some of a solicitud's files: each is looked at beside it, or kept. */
export function Soportes({ solicitud, archivos, label = 'Soportes' }: SoportesProps) {
  const { radicado } = solicitud;
  const dispatch = useDispatch();
  const keyOf = useShortcutKeys();
  const view = useSelector(soporteView.select);
  const shown = view.status === 'closed' ? null : view.wanted.file;
  if (archivos.length === 0) return <p>Sin soportes.</p>;
  return (
    <ul className="expediente-files" aria-label={label}>
      {archivos.map(({ id, nombre, tamano }) => {
        const name = `${nombre} (${sizeText(tamano)})`;
        const wanted = { radicado, file: id };
        return (
          <li key={id} data-shown={id === shown || undefined}>
            <Untranslated>{name}</Untranslated>
            <div className="expediente-file-ways">
              <Button
                id={openerId(id)}
                label="Ver"
                aria-label={`Ver ${name}`}
                {...(id === nextFile(solicitud, shown) && keyOf('V'))}
                onClick={() => dispatch(soporteView.events.requested({ wanted }))}
              />
              <DownloadButton label="Guardar" name={`Guardar ${name}`} download={soporteDownload} wanted={wanted} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The file after the one that is shown, the first after the last. */
function nextFile({ condiciones, documentos, reclamos }: Expediente, shown: string | null): string | undefined {
  const ids = [...[...condiciones, ...reclamos].flatMap(({ archivos }) => archivos), ...documentos].map(({ id }) => id);
  return ids[(ids.indexOf(shown ?? '') + 1) % ids.length];
}
