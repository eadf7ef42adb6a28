import type { Seccion } from '#domain/contractTypes.ts';
import { SECCIONES } from '#domain/usuario.ts';
import type { MenuEntry } from './userTypes';

/** The pages of those who manage places, in the order of their work. */
export const placePages: readonly MenuEntry[] = [
  { id: 329, title: 'Instituciones', icon: 'fa-solid fa-building', url: 'educacion/instituciones', items: [] },
  { id: 323, title: 'Oferta', icon: 'fa-solid fa-school', url: 'educacion/oferta', items: [] },
  { id: 324, title: 'Convocatoria', icon: 'fa-solid fa-bullhorn', url: 'educacion/convocatoria', items: [] },
  { id: 325, title: 'Asignación', icon: 'fa-solid fa-shuffle', url: 'educacion/asignacion', items: [] },
  { id: 326, title: 'Resultados', icon: 'fa-solid fa-chart-column', url: 'educacion/resultados', items: [] },
];

const home: MenuEntry = { id: 1, title: 'Inicio', icon: 'fa fa-home', url: 'sitio', items: [] };

const entries: Readonly<Record<Seccion, readonly MenuEntry[]>> = {
  tramitacion: [
    { id: 4, title: 'Tramitación de educación', icon: 'fa-solid fa-inbox', url: 'tramitacion/tramite-educacion', items: [] },
  ],
  gestion: [
    { id: 2, title: 'Educación', icon: 'fa fa-graduation-cap', url: 'educacion', items: [] },
    { id: 3, title: 'Cupos y asignación', icon: 'fa-solid fa-chair', url: '', items: placePages },
  ],
  administracion: [{ id: 5, title: 'Usuarios', icon: 'fa-solid fa-users', url: 'administracion/usuarios', items: [] }],
};

/** The menu of who is given these sections (permissions.ts), which is also what they may do. */
export function menuOf(given: readonly Seccion[]): readonly MenuEntry[] {
  return [home, ...SECCIONES.filter((seccion) => given.includes(seccion)).flatMap((seccion) => entries[seccion])];
}

/** Of who still has a one-time password: all that they may do is choose their own (F82). */
export const menuOfOneTimePassword: readonly MenuEntry[] = [
  { id: 6, title: 'Cambiar la contraseña', icon: 'fa-solid fa-key', url: 'sitio/ingresos/clave', items: [] },
];
