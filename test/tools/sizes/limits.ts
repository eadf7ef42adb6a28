import { DECLARED_AREAS } from '#app/declaredAreas.ts';

/** What a part of the build may weigh, in bytes: compressed with brotli, fonts (compressed already) as they are. */
export interface Limit {
  readonly scripts?: number;
  readonly styles?: number;
  readonly fonts?: number;
}

/** Page, config.json, icon, styles and scripts: at most six requests before the login form is usable. */
export const FIRST_LOAD_REQUESTS = 6;

/** The page itself: what fits into the first packets that a server sends. */
export const PAGE_LIMIT = 4_096;

/** All that `index.html` names: what `#/login` needs. */
export const FIRST_LOAD_LIMIT: Limit = { scripts: 97_280, styles: 12_288 };

/** An area, or one of its pages. */
const AREA_LIMIT: Limit = { scripts: 8_192, styles: 1_024 };

/**
 * The parts that arrive later, by the name of their chunk. Set a little above what they weigh: who adds to a
 * part raises its limit on purpose. A part without one fails the check.
 */
export const PART_LIMITS: Readonly<Record<string, Limit>> = {
  site: { scripts: 5_120, styles: 2_048 },
  /** What the areas have in common: reading, sending and checking of answers. */
  widgets: { scripts: 16_384, styles: 2_560 },
  /** What the requests of citizens and staff stand on. */
  tramites: { scripts: 18_432 },
  /** The areas, each with its first page and all its machines, and their other pages. */
  ...Object.fromEntries(
    DECLARED_AREAS.flatMap(({ name, pages }) => [name, ...pages.map(({ chunk }) => chunk)]).map((part) => [part, AREA_LIMIT]),
  ),
  citizen: { scripts: 11_776, styles: 1_024 },
  /** The inbox, with what is done to several solicitudes; the form's machine for what is filed and for what is changed. */
  processing: { scripts: 16_896, styles: 3_072 },
  /** A solicitud, its log and that of all, what is done in a family's name, and the calls to make. */
  expediente: { scripts: 20_480 },
  places: { scripts: 34_816, styles: 3_072 },
  /** With its pages, and what it has in common with the requests' areas: families do not wait for it. */
  users: { scripts: 12_288, styles: 1_024 },
  /** The official run with its forms, and simulations. */
  allocation: { scripts: 12_288 },
  /** The places with their import, and that of the enrolment list. */
  oferta: { scripts: 13_568 },
  /** The search of a barrio too. */
  solicitud: { scripts: 28_672, styles: 2_048 },
  /** What comes next at each state; how the family is reached; who has no radicado. */
  lookUp: { scripts: 14_336, styles: 1_024 },
  /** The proof's lists have the listing kit in their file, as the sedes have, so that home has none of it. */
  proof: { scripts: 10_240, styles: 1_024 },
  /** The drawing of the map, fetched where it is shown. */
  map: { scripts: 2_048 },
  /** The rules, with the days of the matrícula, the contact, the reasons that staff have ready, and the years. */
  convocatoria: { scripts: 15_872 },
  /** Institutions and their sedes, with the forms of both and of a new place. */
  institucion: { scripts: 9_216, styles: 1_024 },
  results: { scripts: 12_288 },
  /** The pictures of the results, asked for beside their figures. */
  charts: { scripts: 22_528 },
  /** The date picker's calendar, fetched when the first one is opened. */
  calendar: { scripts: 34_816, styles: 2_048 },
  /** The worker of the allocation, fetched when a run begins. */
  allocationWorker: { scripts: 19_456 },
  /** Simulations side by side: the fields of their variants, their tables. */
  comparison: { scripts: 12_800 },
  /** The worker that compares simulations, and the library that writes their figures as a file. */
  comparisonWorker: { scripts: 30_720 },
  comparisonFile: { scripts: 12_288 },
  /** The worker that reads and writes files of places, fetched when one is chosen. */
  import: { scripts: 15_360 },
  /** The worker that makes a large photograph smaller, fetched when one is chosen. */
  photo: { scripts: 1_024 },
  /** The look-up's address for a camera, fetched with a receipt. */
  qr: { scripts: 4_096 },
  dialogs: { scripts: 16_384, styles: 5_120 },
  axios: { scripts: 20_480 },
  icons: { scripts: 512, styles: 22_528 },
  'fa-solid-900': { fonts: 122_880 },
  'fa-brands-400': { fonts: 118_784 },
  'fa-regular-400': { fonts: 20_480 },
  'fa-v4compatibility': { fonts: 6_144 },
};
