import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { BarrioFieldProps } from '#requestForm/pages/BarrioField.tsx';
import { useWords } from '../useWords';
import { solicitud } from '../solicitudForms';

/** Of the form's file, which families need next. The comuna can be chosen without it: that it does not come is no failure. */
const BarrioField = lazy<ComponentType<BarrioFieldProps>>(() =>
  import(/* webpackChunkName: "solicitud" */ '#requestForm/pages/BarrioField.tsx').then(
    ({ BarrioField: loaded }) => ({ default: loaded }),
    () => ({ default: Missing }),
  ),
);

/** Finds the comuna of who knows the barrio only, as the form does (F63); fetched where it is opened. */
export function OfertaBarrio({ onComuna }: { onComuna: (comuna: string) => void }) {
  const { name } = useWords();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="oferta-barrio screen-only" onToggle={() => setOpened(true)}>
      <summary>No sé cuál es la comuna</summary>
      {wasOpened && (
        <Suspense fallback={null}>
          <BarrioField
            barrios={solicitud.barrios}
            comunaOf={({ comuna }) => name('comunas', comuna)}
            onChoose={({ comuna }) => onComuna(comuna)}
          />
        </Suspense>
      )}
    </details>
  );
}

function Missing() {
  return <p className="form-hint">No se pudo traer la búsqueda de barrios. Recargue la página o elija la comuna.</p>;
}
