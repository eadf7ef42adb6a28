import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Page } from '#ui/Page.tsx';
import { entriesUnder } from '#core/menu/entriesUnder.ts';
import { selectEntries } from '#core/menu/menuSlice.ts';
import { SectionLinks } from './menu/SectionLinks';

/** An area's links: thousands would cost each visit of the page more than the page. */
const LINKS = { whole: 24, first: 12 };

interface AreaIndexProps {
  title: string;
  /** Where the area lies. */
  path: string;
  children?: ReactNode;
}

/** An area's first page: the sections that the person's menu offers under its path. */
export function AreaIndex({ title, path, children }: AreaIndexProps) {
  const entries = useSelector(selectEntries);
  return (
    <Page title={title}>
      {children}
      <SectionLinks entries={entriesUnder(entries, path)} {...LINKS} whenEmpty="No hay secciones para mostrar en esta área." />
    </Page>
  );
}
