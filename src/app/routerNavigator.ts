import type { Dispatch } from '@reduxjs/toolkit';
import { createPath, type Navigator, type To } from 'react-router-dom';
import { linkFollowed } from '#core/location/locationSlice.ts';
import type { NavigationService } from '#services/navigation/navigationTypes.ts';

/** What react-router's links use: a followed link is an event, the address bar is the sagas' business. */
export function createRouterNavigator(dispatch: Dispatch, navigation: NavigationService): Navigator {
  const follow = (to: To, replace: boolean) => {
    dispatch(linkFollowed({ to: typeof to === 'string' ? to : createPath(to), replace }));
  };
  return {
    createHref: (to) => navigation.href(typeof to === 'string' ? to : createPath(to)),
    push: (to) => follow(to, false),
    replace: (to) => follow(to, true),
    go: () => {
      throw new Error('The history is walked by the browser only');
    },
  };
}
