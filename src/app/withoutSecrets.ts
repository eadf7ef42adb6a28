import type { Middleware } from '@reduxjs/toolkit';

interface WithSecret {
  type: string;
  meta: { secret: unknown };
}

/**
 * Stands after the saga middleware: sagas see an action's `meta.secret`, the reducers and the DevTools
 * never do (src/README.md, The loop).
 */
export const withoutSecrets: Middleware = () => (next) => (action) => {
  if (!hasSecret(action)) return next(action);
  const { meta, ...rest } = action;
  const { secret: _secret, ...publicMeta } = meta;
  return next({ ...rest, meta: publicMeta });
};

function hasSecret(action: unknown): action is WithSecret {
  if (typeof action !== 'object' || action === null || !('meta' in action)) return false;
  return typeof action.meta === 'object' && action.meta !== null && 'secret' in action.meta;
}
