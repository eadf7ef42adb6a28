import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

const QUARTER = 90;
const ZOOMS = [1, 1.5, 2, 3] as const;
const percent = (part: number) => `${part * 100}%`;

/** A picture as a person needs it to read it: turned, and larger. */
export function Photo({ name, address }: { name: string; address: string }) {
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(0);
  /** Width by height; known once it is loaded. */
  const [shape, setShape] = useState(1);
  const isTurned = turns % 2 === 1;
  const size = ZOOMS[zoom] ?? 1;
  return (
    <>
      <div className="soporte-tools">
        <Button label="Girar" aria-label="Girar la imagen" onClick={() => setTurns(turns + 1)} />
        <Button label="Acercar" isOff={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)} />
        <Button label="Alejar" isOff={zoom === 0} onClick={() => setZoom(zoom - 1)} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its frame is scrolled by keyboard too */}
      <div className="soporte-photo" tabIndex={0} role="group" aria-label={`Imagen de ${name}`}>
        <div style={{ width: percent(size), aspectRatio: isTurned ? 1 / shape : shape }}>
          <img
            src={address}
            alt={name}
            style={{ width: percent(isTurned ? shape : 1), rotate: `${turns * QUARTER}deg` }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape(naturalWidth / naturalHeight || 1)}
          />
        </div>
      </div>
    </>
  );
}
