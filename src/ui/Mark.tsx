import { Glyph } from './Glyph';
import { CHECK } from './glyphs';
import { TONES } from './tones';
import './mark.scss';

/** How things stand: nobody has begun, it goes on, somebody has to act, done, refused, or over. */
export type MarkTone = 'open' | 'working' | 'waiting' | 'good' | 'bad' | 'over';

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';
const SHAPES: Readonly<Record<MarkTone, string>> = {
  open: CIRCLE,
  working: `${CIRCLE}m0 4.5v5l3.2 2`,
  waiting: TONES.warning,
  good: CHECK,
  bad: `${CIRCLE}m-3.5 5.5 7 7m0-7-7 7`,
  over: `${CIRCLE}m-4.5 9h9`,
};

/** A state by word, colour and shape, so that none of the three is needed to tell it. */
export function Mark({ tone, label }: { tone: MarkTone; label: string }) {
  return (
    <span className={`mark mark-${tone}`}>
      <Glyph shape={SHAPES[tone]} />
      <span>{label}</span>
    </span>
  );
}
