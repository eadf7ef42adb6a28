import { useStep } from './useStep';
import { BarrioField } from './BarrioField';

/** Finds the pupil's comuna for who knows the barrio only. The barrio itself is not kept: nothing is decided by it (F25, F63). */
export function BarrioSearch() {
  const { barrios, events, words, dispatch } = useStep();
  return (
    <details className="solicitud-barrio">
      <summary>No sé cuál es la comuna</summary>
      <BarrioField
        barrios={barrios}
        comunaOf={({ comuna }) => words.name('comunas', comuna)}
        onChoose={({ comuna }) => dispatch(events.estudianteChanged({ comuna }))}
      />
    </details>
  );
}
