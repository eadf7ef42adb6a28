import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { Figures } from '../Figures';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import type { Results } from '#domain/contractTypes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Section } from '#ui/Section.tsx';
import { convocatoria } from '../publicConvocatoria';
import { useWords } from '../useWords';
import { Picture } from './Picture';
import { opcionRows, comunaRows, gradoRows, sedeRows } from './pictures';
import { results } from './results';
import { useBarChart, type Charts } from './useBarChart';
import { useWidth } from './useWidth';

/** About as high as the first picture. */
const PICTURE_LINES = 24;

const figures = shownAfter(results, convocatoria);

/** The figures of the stage that the address names, with their pictures. */
export function EtapaFigures() {
  const { ref, width } = useWidth<HTMLDivElement>();
  // Asked for beside the figures.
  const charts = useBarChart();
  return (
    <Section className="results-section" id="cifras" title="Cifras">
      {/* As wide as a chart: what they have is known before the first one is drawn. */}
      <div className="picture-parts picture-room" aria-hidden="true">
        <div ref={ref} />
        <div />
      </div>
      <ReadingOf reading={figures} skeleton={<FiguresSkeleton />} notFound="Esta etapa todavía no tiene resultados.">
        {(data) => (width === null ? <FiguresSkeleton /> : <Pictures data={data} charts={charts} width={width} />)}
      </ReadingOf>
    </Section>
  );
}

function Pictures({ data, charts, width }: { data: Results; charts: Charts; width: number }) {
  const words = useWords();
  const drawn = { charts, width };
  return (
    <InTurn>
      <>
        <NamesFailure convocatoria={convocatoria} />
        <Figures figures={figuresOf(data.solicitudes, data.asignadas)} />
      </>
      <Picture
        id="por-opcion"
        title="Qué opción obtuvieron"
        rows={opcionRows(data)}
        {...drawn}
        columns={['Opción', 'Solicitudes', 'Todas']}
      />
      <Picture
        id="por-grado"
        title="Sin cupo, por grado"
        rows={gradoRows(data, words)}
        {...drawn}
        columns={['Grado', 'Sin cupo', 'Solicitudes']}
        most="Los {n} grados con más solicitudes; todos están en la tabla."
      />
      <Picture
        id="por-comuna"
        title="Sin cupo, por comuna"
        rows={comunaRows(data)}
        {...drawn}
        columns={['Comuna', 'Sin cupo', 'Solicitudes']}
        most="Las {n} comunas con más solicitudes; todas están en la tabla."
      />
      <Picture
        id="por-sede"
        title="Cupos ocupados, por sede"
        rows={sedeRows(data)}
        {...drawn}
        columns={['Sede', 'Ocupados', 'Cupos']}
        most="Las {n} sedes con más cupos; todas están en la tabla."
      />
    </InTurn>
  );
}

/** Renders one piece after the other: four pictures at once block a slow phone; between pieces it handles input. */
function InTurn({ children: [piece, ...later] }: { children: ReactNode[] }) {
  const [isNextDue, setIsNextDue] = useState(false);
  useEffect(() => startTransition(() => setIsNextDue(true)), []);
  return (
    <>
      {piece}
      {later.length > 0 && (isNextDue ? <InTurn>{later}</InTurn> : <Skeleton lines={PICTURE_LINES} />)}
    </>
  );
}

const figuresOf = (solicitudes: number | null, asignadas: number | null) => [
  { label: 'Solicitudes', value: solicitudes },
  { label: 'Con cupo', value: asignadas },
  { label: 'Sin cupo', value: solicitudes === null || asignadas === null ? null : solicitudes - asignadas },
];

/** As high as the figures and the first picture. */
function FiguresSkeleton() {
  return (
    <>
      <Figures figures={figuresOf(null, null)} />
      <Skeleton lines={PICTURE_LINES} />
    </>
  );
}
