import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '../../../features/config/configSlice';
import type { ConvocatoriaDeGestion } from '../../../shared/educacion/tipos';
import { Lines } from '../../../shared/ui/Lines';
import { Notice } from '../../../shared/ui/Notice';
import { discardRequested, selectEscrito } from './escrito';
import { lineasDeEtapa, lineasDeReglas, nombreDeEtapa } from './lineas';
import { valoresDe } from './valores';

/** The rules once a list is frozen: they are published, and change no more. */
export function FrozenRules({ data: { reglas, condiciones } }: { data: ConvocatoriaDeGestion }) {
  const timeZone = useSelector(selectTimeZone);
  const valores = valoresDe(reglas, timeZone);
  return (
    <>
      <Notice tone="info">
        <p>La lista de una etapa ya está congelada: las reglas de la convocatoria no cambian más.</p>
      </Notice>
      <TooLate />
      <section className="rules-part" aria-labelledby="reglas">
        <h2 id="reglas">Reglas</h2>
        <Lines lines={lineasDeReglas(valores, condiciones)} />
      </section>
      <section className="rules-part" aria-labelledby="etapas">
        <h2 id="etapas">Etapas</h2>
        {valores.etapas.map((etapa, place) => (
          <div key={etapa.codigo}>
            <h3>{nombreDeEtapa(etapa, place)}</h3>
            <Lines lines={lineasDeEtapa(etapa, condiciones, timeZone)} />
          </div>
        ))}
      </section>
    </>
  );
}

/** Somebody froze a list while this person typed. */
function TooLate() {
  const dispatch = useDispatch();
  if (useSelector(selectEscrito).status !== 'typed') return null;
  return (
    <Notice role="status">
      <p>Usted tenía cambios sin guardar, y ya no se pueden guardar.</p>
      <button type="button" className="btn btn-quiet" onClick={() => dispatch(discardRequested())}>
        Descartar los cambios
      </button>
    </Notice>
  );
}
