import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

/**
 * Stands where the browser's extension stands. Redux Toolkit looks for it when it is loaded: import this
 * file before it.
 */
const composeWithDevTools =
  () =>
  (...enhancers: StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
    [...enhancers, instrument() as StoreEnhancer].reduceRight<StoreEnhancerStoreCreator>(
      (create, enhance) => enhance(create),
      createStore,
    );

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });
