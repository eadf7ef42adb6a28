import { useDispatch, useSelector } from 'react-redux';
import { SaveButton } from '#kits/download/DownloadButton.tsx';
import { exportacion, replica, type Formato } from './resultDownloads';

const FILES: readonly { formato: Formato; label: string; what: string }[] = [
  {
    formato: 'resultados',
    label: 'Guardar los resultados (CSV)',
    what: 'Una fila por solicitud, para una hoja de cálculo.',
  },
  {
    formato: 'matricula',
    label: 'Guardar las columnas de matrícula (CSV)',
    what: 'Quienes aceptaron su cupo, con las columnas del sistema nacional de matrícula. Contiene datos personales.',
  },
];

/** The files of a stage's results; `anio`: the call's. */
export function ResultFiles({ etapa, anio }: { etapa: string; anio: number }) {
  const dispatch = useDispatch();
  const table = useSelector(exportacion.select);
  const audit = useSelector(replica.select);
  return (
    <section className="result-files" aria-labelledby="archivos">
      <h2 id="archivos">Archivos</h2>
      <ul>
        {FILES.map(({ formato, label, what }) => (
          <li key={formato}>
            <SaveButton
              label={label}
              state={table.status !== 'idle' && table.wanted.formato === formato ? table : null}
              isWaiting={table.status === 'fetching'}
              onSave={() => dispatch(exportacion.events.requested({ wanted: { etapa, formato } }))}
            />
            <p>{what}</p>
          </li>
        ))}
        <li>
          <SaveButton
            label="Guardar el archivo de réplica (CSV)"
            state={audit}
            isWaiting={audit.status === 'fetching'}
            onSave={() => dispatch(replica.events.requested({ wanted: { etapa, anio } }))}
          />
          <p>La lista congelada sin nombres, documentos ni radicados: con ella cualquiera puede repetir la asignación.</p>
        </li>
      </ul>
    </section>
  );
}
