import { CardCell, CardTable } from '../../../../features/listing/CardTable';
import { CAMPOS_DE_CUPOS, NOMBRES_DE_CUPOS, type CampoDeCupos } from '../../../../shared/educacion/cupos';
import { nombreDeLugar } from '../../../../shared/educacion/lugar';
import type { CambioDeFila } from '../../../../shared/educacion/tipos';
import { numberText } from '../../../../shared/numbers';
import { useWords } from '../../useWords';

const COLUMNS = ['Sede', 'Grado y jornada', ...CAMPOS_DE_CUPOS.map((campo) => NOMBRES_DE_CUPOS[campo])];
const HEADING = 'importacion-cambios';

/** What a save would change, figure by figure; of many places, the first. */
export function ImportChanges({ cambios, total }: { cambios: readonly CambioDeFila[]; total: number }) {
  const words = useWords();
  if (cambios.length === 0) return null;
  return (
    <>
      <h3 id={HEADING}>Lo que cambia</h3>
      {total > cambios.length && <p>{`Aquí están las primeras ${numberText(cambios.length)} de ${numberText(total)} ofertas.`}</p>}
      <CardTable labelledBy={HEADING} columns={COLUMNS}>
        {cambios.map((cambio) => (
          <tr key={cambio.fila}>
            <th scope="row">{nombreDeLugar(cambio)}</th>
            <CardCell label="Grado y jornada">
              <span>{words.grado(cambio.grado)}</span>
              <span className="card-table-note">{`Jornada: ${words.name('jornadas', cambio.jornada)}`}</span>
              {!cambio.antes && <span className="card-table-note">Oferta nueva</span>}
            </CardCell>
            {CAMPOS_DE_CUPOS.map((campo) => (
              <CardCell key={campo} label={NOMBRES_DE_CUPOS[campo]}>
                <Figure cambio={cambio} campo={campo} />
              </CardCell>
            ))}
          </tr>
        ))}
      </CardTable>
    </>
  );
}

function Figure({ cambio: { antes, despues }, campo }: { cambio: CambioDeFila; campo: CampoDeCupos }) {
  const ahora = numberText(despues[campo]);
  if (!antes || antes[campo] === despues[campo]) return <span>{ahora}</span>;
  return (
    <span>
      <span>{`de ${numberText(antes[campo])} a `}</span>
      <strong>{ahora}</strong>
    </span>
  );
}
