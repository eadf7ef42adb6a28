import type { MenuEntry } from './userTypes';

/** What a user may be given: the sections that permissions know (permissions.ts). */
export const sections = ['tramitacion', 'gestion'] as const;
export type Section = (typeof sections)[number];

/** The pages of those who manage places, in the order of their work. */
export const placePages: readonly MenuEntry[] = [
  { id: 323, title: 'Oferta', icon: 'fa-solid fa-school', url: 'educacion/oferta', items: [] },
  { id: 324, title: 'Convocatoria', icon: 'fa-solid fa-bullhorn', url: 'educacion/convocatoria', items: [] },
  { id: 325, title: 'Asignación', icon: 'fa-solid fa-shuffle', url: 'educacion/asignacion', items: [] },
  { id: 326, title: 'Resultados', icon: 'fa-solid fa-chart-column', url: 'educacion/resultados', items: [] },
];

const home: MenuEntry = { id: 1, title: 'Inicio', icon: 'fa fa-home', url: 'sitio', items: [] };

const entries: Readonly<Record<Section, readonly MenuEntry[]>> = {
  tramitacion: [
    { id: 4, title: 'Tramitación de educación', icon: 'fa-solid fa-inbox', url: 'tramitacion/tramite-educacion', items: [] },
  ],
  gestion: [
    { id: 2, title: 'Educación', icon: 'fa fa-graduation-cap', url: 'educacion', items: [] },
    { id: 3, title: 'Cupos y asignación', icon: 'fa-solid fa-chair', url: '', items: placePages },
  ],
};

/** The menu of who is given these sections, which is also what they may do. */
export function menuOf(given: readonly Section[]): readonly MenuEntry[] {
  return [home, ...sections.filter((section) => given.includes(section)).flatMap((section) => entries[section])];
}
