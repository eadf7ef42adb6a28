import { useEffect, useRef } from 'react';
import { Button } from './Button';
import './form.scss';

interface OrderButtonsProps {
  /** What is moved, for those who hear the button alone. */
  name: string;
  /** Its place, from 0, among `count`. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves an entry of an ordered list by keyboard or pointer, or takes it away. */
export function OrderButtons({ name, place, count, onMove, onRemove }: OrderButtonsProps) {
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is moved takes its buttons along: the view follows the one that was pressed.
    ref.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <div ref={ref} className="order-buttons">
      {/* The ends stay focusable: `disabled` would lose the focus when an entry reaches the end of the list. */}
      <Button label="Subir" isOff={isFirst} aria-label={`Subir ${name}`} onClick={() => onMove(-1)} />
      <Button label="Bajar" isOff={isLast} aria-label={`Bajar ${name}`} onClick={() => onMove(1)} />
      <Button label="Quitar" aria-label={`Quitar ${name}`} onClick={onRemove} />
    </div>
  );
}
