import type { ReactNode } from 'react';

interface SectionProps {
  /** The heading's. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own, which names it. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
