import { useDispatch, useSelector } from 'react-redux';
import { ReadingView } from '../../../features/reading/ReadingView';
import type { Resultados } from '../../../shared/educacion/tipos';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { useWords } from '../useWords';
import { numberText } from './numbers';
import { Picture } from './Picture';
import { choiceRows, comunaRows, gradoRows, sedeRows } from './pictures';
import { resultados } from './resultados';

/** The figures of the stage that the address names, with their pictures. */
export function StageFigures() {
  const state = useSelector(resultados.select);
  const dispatch = useDispatch();
  return (
    <section aria-labelledby="cifras">
      <h2 id="cifras">Cifras</h2>
      <ReadingView
        state={state}
        onRetry={() => dispatch(resultados.events.retryRequested())}
        skeleton={<FiguresSkeleton />}
        notFound="Esta etapa todavía no tiene resultados."
      >
        {(data) => <Figures data={data} />}
      </ReadingView>
    </section>
  );
}

function Figures({ data }: { data: Resultados }) {
  const words = useWords();
  const { solicitudes, asignadas } = data;
  return (
    <>
      <dl className="figures">
        <Figure label="Solicitudes" value={solicitudes} />
        <Figure label="Con cupo" value={asignadas} />
        <Figure label="Sin cupo" value={solicitudes - asignadas} />
      </dl>
      <Picture
        id="por-opcion"
        title="Qué opción obtuvieron"
        rows={choiceRows(data)}
        columns={['Opción', 'Solicitudes', 'Todas']}
      />
      <Picture
        id="por-grado"
        title="Sin cupo, por grado"
        rows={gradoRows(data, words)}
        columns={['Grado', 'Sin cupo', 'Solicitudes']}
        most="Los {n} grados con más solicitudes; todos están en la tabla."
      />
      <Picture
        id="por-comuna"
        title="Sin cupo, por comuna"
        rows={comunaRows(data)}
        columns={['Comuna', 'Sin cupo', 'Solicitudes']}
        most="Las {n} comunas con más solicitudes; todas están en la tabla."
      />
      <Picture
        id="por-sede"
        title="Cupos ocupados, por sede"
        rows={sedeRows(data)}
        columns={['Sede', 'Ocupados', 'Cupos']}
        most="Las {n} sedes con más cupos; todas están en la tabla."
      />
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd>{numberText(value)}</dd>
    </div>
  );
}

/** As high as the figures and the first picture. */
function FiguresSkeleton() {
  return (
    <div className="figures-skeleton">
      <div className="figures">
        {['solicitudes', 'con-cupo', 'sin-cupo'].map((figure) => (
          <div className="figure" key={figure}>
            <Skeleton />
            <Skeleton shape="figure" />
          </div>
        ))}
      </div>
      <Skeleton lines={24} />
    </div>
  );
}
