import { useDispatch, useSelector } from 'react-redux';
import { SaveButton } from '#kits/download/DownloadButton.tsx';
import type { Archivo } from '#domain/contractTypes.ts';
import { sizeText } from '#domain/words/numbers.ts';
import { descarga } from './soporteDownload';

interface SupportsProps {
  radicado: string;
  archivos: readonly Archivo[];
}

/** A condition's supports, each to be saved among the person's own files: none is shown in the page. */
export function Supports({ radicado, archivos }: SupportsProps) {
  const dispatch = useDispatch();
  const state = useSelector(descarga.select);
  if (archivos.length === 0) return <p>Sin soportes.</p>;
  return (
    <ul className="request-files" aria-label="Soportes">
      {archivos.map(({ id, nombre, tamano }) => {
        const isThis = state.status !== 'idle' && state.wanted.archivo === id;
        const name = `${nombre} (${sizeText(tamano)})`;
        return (
          <li key={id}>
            <span className="paper-only">{name}</span>
            <SaveButton
              label={`Guardar ${name}`}
              state={isThis ? state : null}
              isWaiting={state.status === 'fetching'}
              onSave={() => dispatch(descarga.events.requested({ wanted: { radicado, archivo: id } }))}
            />
          </li>
        );
      })}
    </ul>
  );
}
