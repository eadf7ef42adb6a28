import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/**
 * A channel of what a service tells. It buffers without limit: without a buffer an emission from within
 * a saga's own step is lost, and a count goes wrong.
 */
export function subscription<T extends object | string>(
  subscribe: (listener: (event: T) => void) => () => void,
): EventChannel<T> {
  return eventChannel<T>((emit) => subscribe(emit), buffers.expanding());
}
