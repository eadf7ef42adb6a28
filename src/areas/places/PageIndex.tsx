import type { MouseEvent } from 'react';

interface PageIndexProps {
  /** By the id of each part's heading. */
  parts: readonly { id: string; title: string }[];
}

/** The parts of a long page: beside it, and always in sight, where there is room. */
export function PageIndex({ parts }: PageIndexProps) {
  return (
    <nav className="page-index screen-only" aria-label="En esta página">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Reading goes on at the heading; a change of the hash would be a change of page. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
