import type { MouseEvent } from 'react';
import type { Lugar, SedesMap } from '#domain/contractTypes.ts';
import { useWords } from '#areas/citizen/useWords.ts';
import { createProjection, nearestLugar, pathOf, shownDegrees, SIDE, type Spot } from './projection';

export interface SedeMapProps {
  map: SedesMap;
  /** The comuna that is looked at from near; null: the city. */
  comuna: string | null;
  /** The chosen place's sedes, as the address has them. */
  chosen: string | null;
  onLugar: (sedes: string) => void;
  onComuna: (codigo: string) => void;
}

const keyOf = ({ sedes }: Lugar): string => sedes.join();

/** The comunas and, in them, the sedes. Hidden from assistive technology: the list beside it is the same in words (F62). */
export default function SedeMap({ map, comuna, chosen, onLugar, onComuna }: SedeMapProps) {
  const { name } = useWords();
  const project = createProjection(shownDegrees(map, comuna));
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at: Spot = [((event.clientX - left) / width) * SIDE, ((event.clientY - top) / height) * SIDE];
    const lugar = nearestLugar(map.lugares, project, at);
    const pressed = event.target instanceof SVGElement ? event.target.dataset['comuna'] : undefined;
    if (lugar) onLugar(keyOf(lugar));
    else if (pressed !== undefined && pressed !== comuna) onComuna(pressed);
  };
  return (
    <svg className="sede-map" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false" onClick={press}>
      {map.comunas.map(({ codigo, contorno }) => (
        <path
          key={codigo}
          className={codigo === comuna ? 'sede-map-comuna sede-map-near' : 'sede-map-comuna'}
          data-comuna={codigo}
          d={pathOf(contorno, project)}
          fillRule="evenodd"
        />
      ))}
      {map.lugares.map((lugar) => {
        const [x, y] = project([lugar.longitud, lugar.latitud]);
        return (
          <g key={keyOf(lugar)} transform={`translate(${x} ${y})`}>
            {keyOf(lugar) === chosen && <circle className="sede-map-chosen" r={11} />}
            <Mark vacantes={lugar.vacantes} />
          </g>
        );
      })}
      {map.comunas.map(({ codigo, contorno }) => {
        const spots = contorno.flat().map(project);
        return <Label key={codigo} text={name('comunas', codigo)} spots={spots} />;
      })}
    </svg>
  );
}

/** A full circle, or a hollow square: not told by colour alone. */
function Mark({ vacantes }: { vacantes: boolean }) {
  return vacantes ? (
    <circle className="sede-map-free" r={5} />
  ) : (
    <rect className="sede-map-full" x={-3} y={-3} width={6} height={6} transform="rotate(45)" />
  );
}

/** A comuna's name in its midst, where there is room for it. */
function Label({ text, spots }: { text: string; spots: readonly Spot[] }) {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left < text.length * 5) return null;
  return (
    <text className="sede-map-name" x={(left + right) / 2} y={(top + bottom) / 2} textAnchor="middle" dominantBaseline="middle">
      {text}
    </text>
  );
}
