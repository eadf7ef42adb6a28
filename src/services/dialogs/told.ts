import type { Dialog } from './dialogTypes';
import { question } from './question';

/** Tells, on another page than the one that asked, what came of it (D36); `seen` leads there. */
export const told = (title: string, text: string, seen: string): Dialog => ({
  ...question(title, text, seen, 'Ahora no'),
  icon: 'info',
});
