import type { OfertaDeSede, Sede } from '#domain/contractTypes.ts';
import { ofertaOfSede } from '#domain/ofertaOfSede.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { cifrasLines } from '#domain/words/cifrasLines.ts';
import { Button } from '#ui/Button.tsx';
import { ofertaWhere } from './ofertaWhere';
import { useStep } from './useStep';

interface OfertaLinesProps {
  sedes: readonly Sede[];
  max: number;
}

/** What sedes offer of the pupil's grado, each to be added to the list. */
export function OfertaLines({ sedes, max }: OfertaLinesProps) {
  return (
    <ul className="solicitud-ofertas">
      {sedes.flatMap((sede) =>
        sede.ofertas.map((oferta) => <OfertaLine key={oferta.id} sede={sede} oferta={oferta} max={max} />),
      )}
    </ul>
  );
}

interface OfertaLineProps extends Omit<OfertaLinesProps, 'sedes'> {
  sede: Sede;
  oferta: OfertaDeSede;
}

function OfertaLine({ sede, oferta, max }: OfertaLineProps) {
  const { draft, words, events, dispatch } = useStep();
  const { opciones } = draft.values;
  const isChosen = opciones.some(({ id }) => id === oferta.id);
  const isFull = opciones.length >= max;
  const name = fullSedeName(sede);
  const label = isChosen ? 'Agregada' : isFull ? 'Lista llena' : 'Agregar';
  const whole = ofertaOfSede(sede, oferta);
  const lines = cifrasLines(oferta);
  return (
    <li className="solicitud-option">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="form-hint">{ofertaWhere(whole, words)}</p>
        {lines.length > 0 && <p className="form-hint">{lines.join('. ')}</p>}
      </div>
      <Button
        label={label}
        isOff={isChosen || isFull}
        aria-label={`${label} ${name}, ${words.name('jornadas', oferta.jornada)}`}
        onClick={() => dispatch(events.opcionAdded({ oferta: whole, max }))}
      />
    </li>
  );
}
