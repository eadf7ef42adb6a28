import type { ReactNode } from 'react';
import { Logo } from './Logo';

/** A screen that is one card: signing in, or an unknown address; `below` stands under the card. */
export function CenteredFrame({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <main className="centered">
      <div className="centered-card">
        <Logo />
        {children}
      </div>
      {below}
    </main>
  );
}
