import { useDispatch, useSelector } from 'react-redux';
import type { Archivo } from '../../../shared/educacion/tipos';
import { fileRequested, selectDescarga } from './descarga';

const NUMBER = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });
const KILOBYTE = 1024;

interface SupportsProps {
  radicado: string;
  archivos: readonly Archivo[];
}

/** A condition's supports, each to be saved among the person's own files: none is shown in the page. */
export function Supports({ radicado, archivos }: SupportsProps) {
  const dispatch = useDispatch();
  const descarga = useSelector(selectDescarga);
  if (archivos.length === 0) return <p>Sin soportes.</p>;
  return (
    <ul className="request-files" aria-label="Soportes">
      {archivos.map(({ id, nombre, tamano }) => {
        const isFetching = descarga.status === 'fetching' && descarga.archivo === id;
        return (
          <li key={id}>
            <button
              type="button"
              className="btn btn-quiet"
              aria-busy={isFetching}
              aria-disabled={descarga.status === 'fetching'}
              onClick={() => dispatch(fileRequested({ radicado, archivo: id }))}
            >
              {isFetching && <span className="spinner" aria-hidden="true" />}
              <span>{`Guardar ${nombre} (${sizeText(tamano)})`}</span>
            </button>
            {descarga.status === 'failed' && descarga.archivo === id && (
              <p className="form-error" role="alert">
                {descarga.message}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${NUMBER.format(Math.max(kilobytes, 0.1))} KB`;
  return `${NUMBER.format(kilobytes / KILOBYTE)} MB`;
}
