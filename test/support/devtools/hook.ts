import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions, StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';

import type { RecordedState, TestedWindow } from './testedWindow';

/**
 * What the browser's extension puts into a page, without the extension: the real instrumentation around the
 * store. Bundled by the configuration beside it, and run before the page's own scripts.
 */
const page = window as unknown as TestedWindow;

/** The instrumentation, with its store kept in the page's hands. */
function instrumented(createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator {
  const create = (instrument(undefined, { maxAge: options.maxAge ?? 50 }) as StoreEnhancer)(createStore);
  return (reducer, preloadedState) => {
    const store = create(reducer, preloadedState);
    page.lifted = (store as unknown as EnhancedStore<RecordedState, UnknownAction, null>).liftedStore as TestedWindow['lifted'];
    return store;
  };
}

let options: DevToolsEnhancerOptions = {};

page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (given: DevToolsEnhancerOptions) => {
  options = given;
  return (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
      enhancers.reduceRight<StoreEnhancerStoreCreator>((create, enhance) => enhance(create), instrumented(createStore));
};

page.exported = () => {
  // Else the extension exports what the page has ('custom').
  if (options.features?.export !== true) return page.lifted.getState();
  const { actionSanitizer = (action) => action, stateSanitizer = (state) => state } = options;
  const { actionsById, computedStates, committedState, ...lifted } = page.lifted.getState();
  const actions = Object.entries(actionsById).map(
    ([id, performed]) => [id, { ...performed, action: actionSanitizer(performed.action, Number(id)) }] as const,
  );
  return {
    ...lifted,
    actionsById: Object.fromEntries(actions),
    computedStates: computedStates.map(({ state, ...more }, index) => ({ ...more, state: stateSanitizer(state, index) })),
    committedState: committedState && stateSanitizer(committedState, 0),
  };
};

page.touched = [];

function noteCalls<Owner extends object>(owner: Owner, names: readonly (keyof Owner & string)[]) {
  for (const name of names) {
    const original = owner[name] as (...args: unknown[]) => unknown;
    const noted = function (this: unknown, ...args: unknown[]): unknown {
      page.touched.push(`${name} ${String(args[0])}`);
      return original.apply(this, args);
    };
    owner[name] = noted as Owner[typeof name];
  }
}

noteCalls(Storage.prototype, ['setItem', 'removeItem', 'clear']);
noteCalls(History.prototype, ['pushState', 'back', 'forward', 'go']);
noteCalls(HTMLDialogElement.prototype, ['show', 'showModal']);

new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof Element && (node.matches('.swal2-container') || node.querySelector('.swal2-container'))) {
      page.touched.push('popup');
    }
  }
}).observe(document, { childList: true, subtree: true });

page.look = () => {
  const root = document.getElementById('root')?.cloneNode(true);
  if (!(root instanceof HTMLElement)) return '';
  // What is spoken once, as a page arrives, is no part of what is shown.
  root.querySelectorAll('[aria-live]:not([role])').forEach((element) => element.remove());
  // A dialog hides the page behind it from assistive technology; none is opened in a replay.
  root.removeAttribute('aria-hidden');
  // What was typed is in no state and no action (D8); the button stands for it.
  root.querySelectorAll('form button[type=submit]').forEach((element) => element.removeAttribute('disabled'));
  root.querySelectorAll('[style=""]').forEach((element) => element.removeAttribute('style'));
  root.querySelectorAll('*').forEach(sortAttributes);
  // One element a line, so that a difference is seen at once.
  return `${document.title}\n${root.outerHTML.replaceAll('><', '>\n<')}`;
};

/** Their order tells how an element came to be, not what it is. */
function sortAttributes(element: Element) {
  const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name } of attributes) element.removeAttribute(name);
  for (const { name, value } of attributes) element.setAttribute(name, value);
}
