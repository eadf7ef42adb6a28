import { retentionsSchema } from '#domain/answers/retentionAnswers.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';

const CALL = 'api/educacion/gestion/conservacion';
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.convocatorias;

/** Until when each archived convocatoria keeps what is personal, and how far its erasure is (F143). */
export const retention = createReading({
  area: AREA,
  name: 'retention',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => CALL,
  schema: retentionsSchema,
});

/** One person asks for an erasure, another decides; `borrado`: the one that was seen. */
export type ErasureStep = { kind: 'ask'; anio: number } | { kind: 'decide'; anio: number; borrado: number; confirma: boolean };

/** Answered with all of them. Asked again each is done once, so that it needs no key. */
export const erasureStep = createSending({
  area: AREA,
  name: 'erasureStep',
  request: ({ kind, anio, ...body }: ErasureStep) => ({
    method: 'post',
    path: kind === 'ask' ? `${CALL}/${anio}/borrado` : `${CALL}/${anio}/borrado/decision`,
    body,
  }),
  schema: retentionsSchema,
  outdates: [retention],
  isAt: (_, address) => isAt(address),
});
