import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import type { Part } from '../part';
import { surviving } from '../saga/surviving';
import type { Page } from './chunk';

/** A line of an area's list of pages. */
interface PageEntry extends Pick<Page, 'load'> {
  /** Its folder's and its chunk's. */
  name: string;
  /** Below its area's; with `/*` where it has pages of its own. */
  path: string;
  /** What the build calls its chunk, where that is not its name: some pages share one. */
  chunk?: string;
}

interface AreaOptions {
  name: string;
  path: string;
  /** In the order in which their sagas start; some have no machine of their own. */
  parts: readonly (Part | { saga: NonNullable<Part['saga']> })[];
  pages: readonly PageEntry[];
}

/** An area as its list of parts and pages says: its reducer, its saga, its machines and where its pages are. */
export function declareArea({ name, path, parts, pages }: AreaOptions) {
  const placed = parts.filter((part) => 'machine' in part);
  return {
    name,
    path,
    machines: placed.map(({ machine }) => machine),
    reducer:
      placed.length > 0
        ? combineReducers(Object.fromEntries(placed.map((part) => [part.name, part.machine.reducer])))
        : (state = {}) => state,
    *saga(): SagaGenerator<void> {
      for (const { saga } of parts) if (saga) yield* spawn(surviving(saga));
    },
    pages: pages.map((page) => ({
      chunk: page.name,
      ...page,
      id: `${name}/${page.name}`,
      at: `${path}/${page.path.replace('/*', '')}`,
    })),
  };
}

export type Area = ReturnType<typeof declareArea>;
