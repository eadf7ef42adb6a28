/** The store of the DevTools around ours, as far as leaving a replayed state needs it. */
interface LiftedStore {
  getState(): { isLocked?: boolean; stagedActionIds: readonly number[] };
  dispatch(action: { type: 'JUMP_TO_STATE'; index: number }): unknown;
}

function liftedStoreOf(store: object): LiftedStore | null {
  return 'liftedStore' in store ? (store.liftedStore as LiftedStore) : null;
}

/** The developer has locked the state: dispatched actions are thrown away. */
export function isLocked(store: object): boolean {
  return liftedStoreOf(store)?.getState().isLocked === true;
}

/** The developer has thrown the actions away, by a reset or by going back to the beginning. */
export function isEmptied(store: object): boolean {
  return liftedStoreOf(store)?.getState().stagedActionIds.length === 1;
}

/** The DevTools add actions at the end but go on showing the past until someone jumps to the end. */
export function jumpToEnd(store: object): void {
  const lifted = liftedStoreOf(store);
  lifted?.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().stagedActionIds.length - 1 });
}
