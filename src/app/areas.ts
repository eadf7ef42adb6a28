import type { Areas } from '#core/chunks/areas.ts';

/** THE list of areas; the first is where the start leads. An area's parts and pages are listed in its area.ts. */
export const AREAS: Areas = [
  {
    name: 'citizen',
    path: '/tramites/educacion',
    isPublic: true,
    load: () => import(/* webpackChunkName: "citizen" */ '#areas/citizen/areaChunk.tsx'),
  },
  {
    name: 'account',
    path: '/sitio/ingresos',
    load: () => import(/* webpackChunkName: "account" */ '#areas/account/areaChunk.tsx'),
  },
  { name: 'places', path: '/educacion', load: () => import(/* webpackChunkName: "places" */ '#areas/places/areaChunk.tsx') },
  {
    name: 'users',
    path: '/administracion/usuarios',
    load: () => import(/* webpackChunkName: "users" */ '#areas/users/areaChunk.tsx'),
  },
  {
    name: 'processing',
    path: '/tramitacion/tramite-educacion',
    load: () => import(/* webpackChunkName: "processing" */ '#areas/processing/areaChunk.tsx'),
  },
];
