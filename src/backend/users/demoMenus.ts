import { placePages } from './sections';
import type { MenuEntry } from './userTypes';

/**
 * Three levels, and every form of url that a menu may hold; only sections that exist.
 * Icons in today's and in the v4 names of Font Awesome, since served menus hold both.
 */
export const fullMenu: readonly MenuEntry[] = [
  { id: 1, title: 'Inicio', icon: 'fa fa-home', url: 'sitio', items: [] },
  {
    id: 2,
    title: 'Trámites',
    icon: 'fa-solid fa-file-lines',
    url: '',
    items: [
      { id: 21, title: 'Trámites de educación', icon: 'fa-solid fa-school', url: '/tramites/educacion', items: [] },
      {
        id: 22,
        title: 'Tramitación',
        icon: 'fa fa-tasks',
        url: '',
        items: [
          {
            id: 221,
            title: 'Tramitación de educación',
            icon: 'fa-solid fa-inbox',
            url: '#/tramitacion/tramite-educacion',
            items: [],
          },
        ],
      },
    ],
  },
  {
    id: 3,
    title: 'Educación',
    icon: 'fa fa-graduation-cap',
    url: '',
    items: [
      { id: 31, title: 'Sección de educación', icon: 'fa-solid fa-building-columns', url: 'educacion', items: [] },
      {
        id: 32,
        title: 'Cupo escolar',
        icon: 'fa-solid fa-chair',
        url: '',
        items: [
          { id: 321, title: 'Sedes y cupos', icon: 'fa-solid fa-map-location-dot', url: '/educacion', items: [] },
          {
            id: 322,
            title: 'Solicitudes de cupo',
            icon: 'fa-solid fa-folder-open',
            url: 'tramitacion/tramite-educacion',
            items: [],
          },
          ...placePages,
        ],
      },
    ],
  },
  { id: 5, title: 'Usuarios', icon: 'fa-solid fa-users', url: 'administracion/usuarios', items: [] },
  {
    id: 4,
    title: 'Ministerio de Educación Nacional',
    icon: 'fa fa-external-link',
    url: 'https://www.mineducacion.gov.co/',
    items: [],
  },
];

export const singleSectionMenu: readonly MenuEntry[] = [
  { id: 1, title: 'Tramitación de educación', icon: 'fa-solid fa-inbox', url: 'tramitacion/tramite-educacion', items: [] },
];
