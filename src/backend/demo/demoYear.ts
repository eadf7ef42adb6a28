import type { City, Oferta } from './city';
import type { DemoSetting } from './demoProcessing';
import type { Luck } from './luck';
import type { OpenEtapa } from './openEtapa';
import type { PublishedEtapa } from './publishedEtapa';

/** A convocatoria with all that has become of it. */
export interface DemoYear extends OpenEtapa {
  readonly setting: DemoSetting;
  readonly ofertas: readonly Oferta[];
  /** Its first stage; undefined: not run yet. */
  readonly published?: PublishedEtapa;
}

/** @param city with the ofertas of the school year that is asked for now */
export type MakeYear = (luck: Luck, city: City, now: Date) => DemoYear;
