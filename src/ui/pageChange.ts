import { createContext } from 'react';

/**
 * Tells the announcer that the page called `title` has come to the screen. Gives true when a page was
 * there before, be it the same that was taken away meanwhile; false for the first page of a load.
 */
export type PageArrived = (title: string) => boolean;

export const PageChangeContext = createContext<PageArrived>(() => false);
