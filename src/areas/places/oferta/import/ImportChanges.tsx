import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { CAMPOS_DE_CUPOS, NOMBRES_DE_CUPOS, type CampoDeCupos } from '#domain/cupos.ts';
import { nombreDeLugar } from '#domain/sedeNames.ts';
import type { CambioDeFila } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { useWords } from '#areas/places/useWords.ts';

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
