/** Fetches the styles of the menu's icons (D23), which nothing but the shell needs; their font follows by itself. */
export const loadIcons = (): Promise<unknown> => import(/* webpackChunkName: "icons" */ './iconStyles');
