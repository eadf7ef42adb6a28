import { use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageChangeContext } from './pageChange';

interface PageProps {
  /** The document's title, before the product's name. */
  title: string;
  /** The h1, where it differs from the title. */
  heading?: ReactNode;
  children: ReactNode;
}

/** A page's title and heading. When the page changes the heading takes the focus; on the first load it does not. */
export function Page({ title, heading = title, children }: PageProps) {
  const { pathname } = useLocation();
  const arrived = use(PageChangeContext);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived(title)) headingRef.current?.focus();
  }, [arrived, pathname, title]);
  return (
    <div className="page">
      <title>{`${title} · PISAMI`}</title>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  );
}
