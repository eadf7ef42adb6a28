/**
 * What a page shows of the server, read for `params`. `previous`: what stands on the screen meanwhile, so
 * that nothing jumps and nothing typed is lost; null when there is nothing, or it was something else's.
 */
export type ReadingState<Params, Data> =
  /** The address asks for nothing. */
  | { status: 'unread' }
  /** `isOthers`: `previous` was read for other params, and is dropped when these cannot be read. */
  | { status: 'loading'; params: Params; previous: Data | null; isOthers?: boolean }
  | { status: 'ready'; params: Params; data: Data }
  /** 403 (D30). */
  | { status: 'forbidden'; params: Params }
  /** The backend does not have the resource at all. */
  | { status: 'unavailable'; params: Params }
  /** The backend has the resource, and in it nothing of that name. */
  | { status: 'notFound'; params: Params }
  | { status: 'failed'; params: Params; message: string; previous: Data | null };

/** Whether it is still on its way, with nothing to show yet: what it would move or change waits too. */
export function isAwaited(state: ReadingState<unknown, unknown>): boolean {
  return state.status === 'unread' || (state.status === 'loading' && state.previous === null);
}

/** Whether it could not be had, for a reason that may pass. */
export function isPassing(status: ReadingState<unknown, unknown>['status']): boolean {
  return status === 'failed' || status === 'unavailable';
}

/** What there is to show; null: nothing yet. */
export function shownData<Params, Data>(state: ReadingState<Params, Data>): Data | null {
  if (state.status === 'ready') return state.data;
  return state.status === 'loading' || state.status === 'failed' ? state.previous : null;
}
