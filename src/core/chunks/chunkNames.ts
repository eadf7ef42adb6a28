import { isStaffPath, isUnder, PATHS } from '../location/paths';

const AREA_NAMES = ['citizen', 'places', 'processing'] as const;
export type AreaName = (typeof AREA_NAMES)[number];

/** The areas' pages whose code comes by itself, by their addresses below their area's; the others' comes with the area. */
export const AREA_OF_PAGE = {
  solicitud: 'citizen',
  consulta: 'citizen',
  'consulta/edicion': 'citizen',
  oferta: 'places',
  convocatoria: 'places',
  asignacion: 'places',
  resultados: 'places',
  solicitudes: 'processing',
  nueva: 'processing',
} as const satisfies Record<string, AreaName>;
type PageName = keyof typeof AREA_OF_PAGE;

const PAGE_NAMES = Object.keys(AREA_OF_PAGE) as PageName[];

/** The parts of the application whose code arrives when it is first needed. */
export const CHUNK_NAMES = ['site', ...AREA_NAMES, ...PAGE_NAMES] as const;
export type ChunkName = (typeof CHUNK_NAMES)[number];

export const isPageName = (name: ChunkName): name is PageName => name in AREA_OF_PAGE;

/** The chunks that the page at `path` needs first. */
export function chunksOf(path: string): ChunkName[] {
  const areas = AREA_NAMES.filter((name) => isUnder(path, PATHS[name]));
  return isStaffPath(path) ? ['site', ...areas] : areas;
}

/** The chunks that the page at `path` needs once the chunk `name` is there: an area's pages. */
export function pageChunksOf(name: ChunkName, path: string): ChunkName[] {
  return PAGE_NAMES.filter((page) => AREA_OF_PAGE[page] === name && isUnder(path, `${PATHS[AREA_OF_PAGE[page]]}/${page}`));
}
