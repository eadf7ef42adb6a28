import { combineSlices } from '@reduxjs/toolkit';
import { configMachine } from '../features/config/configSlice';
import { locationMachine } from '../features/location/locationSlice';
import { menuMachine } from '../features/menu/menuSlice';
import { overlayMachine } from '../features/overlay/overlaySlice';
import { sessionMachine } from '../features/session/sessionSlice';
import { sideMenuMachine } from '../features/site/sideMenuSlice';
import { chunksReducer } from '../features/chunks/chunksSlice';

/** All machines side by side; `inject` adds an area's when its chunk arrives. */
export const createRootReducer = () =>
  combineSlices({
    config: configMachine.reducer,
    location: locationMachine.reducer,
    session: sessionMachine.reducer,
    menu: menuMachine.reducer,
    sideMenu: sideMenuMachine.reducer,
    overlay: overlayMachine.reducer,
    chunks: chunksReducer,
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
