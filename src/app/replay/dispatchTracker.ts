import type { Middleware } from '@reduxjs/toolkit';

export interface DispatchTracker {
  middleware: Middleware;
  /** True while an action is on its way; a state that changes outside comes from the DevTools. */
  isDispatching(): boolean;
}

export function createDispatchTracker(): DispatchTracker {
  let depth = 0;
  return {
    middleware: () => (next) => (action) => {
      depth += 1;
      try {
        return next(action);
      } finally {
        depth -= 1;
      }
    },
    isDispatching: () => depth > 0,
  };
}
