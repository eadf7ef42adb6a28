import { createContext } from 'react';

/**
 * Tells the announcer that the page `path`, called `title`, is on the screen. Gives true when another
 * page was there before, false for the first page of a load and for the same page again.
 */
export type PageArrived = (path: string, title: string) => boolean;

export const PageChangeContext = createContext<PageArrived>(() => false);
