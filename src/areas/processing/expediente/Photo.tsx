import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

const QUARTER = 90;
const ZOOMS = [1, 1.5, 2, 3] as const;

/** A picture as a person needs it to read it: turned, and larger. */
export function Photo({ name, address }: { name: string; address: string }) {
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(0);
  const size = `${(ZOOMS[zoom] ?? 1) * 100}%`;
  return (
    <>
      <div className="soporte-tools">
        <Button label="Girar" aria-label="Girar la imagen" onClick={() => setTurns(turns + 1)} />
        <Button label="Acercar" isOff={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)} />
        <Button label="Alejar" isOff={zoom === 0} onClick={() => setZoom(zoom - 1)} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its frame is scrolled by keyboard too */}
      <div className="soporte-photo" tabIndex={0} role="group" aria-label={`Imagen de ${name}`}>
        <img
          src={address}
          alt={name}
          className={turns % 2 === 1 ? 'soporte-turned' : undefined}
          style={{ width: size, rotate: `${turns * QUARTER}deg` }}
        />
      </div>
    </>
  );
}
