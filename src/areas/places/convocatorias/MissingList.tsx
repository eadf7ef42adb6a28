import { Link } from 'react-router-dom';
import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { Notice } from '#ui/Notice.tsx';
import { withAnio } from '../anio';
import { PLACE_OF } from './convocatoriasTexts';

/** What keeps a convocatoria from its next step, each thing with the way to where it is put right (F102, F104). */
export function MissingList({ one: { anio, estado, falta } }: { one: ListedConvocatoria }) {
  if (falta.length === 0) {
    return estado === 'en_preparacion' ? <Notice tone="info" text="No le falta nada: la puede publicar." /> : null;
  }
  const list = (
    <ul>
      {falta.map(({ donde, mensaje }) => (
        <li key={mensaje}>
          <Link className="tall-link" to={withAnio(PLACE_OF[donde], anio)}>
            {mensaje}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (estado === 'en_preparacion') return <Notice text="Antes de publicarla:">{list}</Notice>;
  return (
    <details>
      <summary>Qué falta para archivarla</summary>
      {list}
    </details>
  );
}
