import type { ReactNode } from 'react';
import { Logo } from './Logo';

/** A screen that is one card: signing in, or an unknown address. */
export function CenteredFrame({ children }: { children: ReactNode }) {
  return (
    <main className="centered">
      <div className="centered-card">
        <Logo />
        {children}
      </div>
    </main>
  );
}
