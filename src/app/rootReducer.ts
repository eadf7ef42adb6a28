import { combineSlices } from '@reduxjs/toolkit';
import { configMachine } from '#core/config/configSlice.ts';
import { locationMachine } from '#core/location/locationSlice.ts';
import { menuMachine } from '#core/menu/menuSlice.ts';
import { overlayMachine } from '#core/overlay/overlaySlice.ts';
import { sessionMachine } from '#core/session/sessionSlice.ts';
import { sideMenuMachine } from '#shell/sideMenuSlice.ts';
import { chunksReducer } from '#core/chunks/chunksSlice.ts';

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
