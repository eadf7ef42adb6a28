/** How many requests and places there are. */
interface Resumen {
  readonly solicitudes: number;
  readonly cupos: number;
}

export interface EducacionStore {
  readResumen(): Promise<Resumen>;
}

/** Fixed figures of the demonstration, so that what the page shows can be checked. */
export const demoResumen: Resumen = { solicitudes: 128, cupos: 140 };

export function createDemoEducacionStore(): EducacionStore {
  return { readResumen: () => Promise.resolve(demoResumen) };
}
