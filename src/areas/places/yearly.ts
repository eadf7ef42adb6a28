import { useLocation } from 'react-router-dom';
import { select, type SagaGenerator } from 'typed-redux-saga';
import { selectLocation } from '#core/location/locationSlice.ts';
import { createDownload } from '#kits/download/createDownload.ts';
import type { DownloadOptions } from '#kits/download/downloadOptions.ts';
import { createReading } from '#kits/reading/createReading.ts';
import type { ReadingOptions } from '#kits/reading/readingOptions.ts';
import { createSending } from '#kits/sending/createSending.ts';
import type { SendingOptions } from '#kits/sending/sendingOptions.ts';
import { anioOf, withAnio } from './anio';

/** The year whose convocatoria was chosen; without it that of now is meant (F105). */
export interface Chosen {
  anio?: number;
}

function chosenAt(search: string): Chosen {
  const anio = anioOf(search);
  return anio === null ? {} : { anio };
}

/** A call of the backend, or an address, for it. */
export const forYear = (call: string, { anio }: Chosen): string => withAnio(call, anio ?? null);

/** A reading of the convocatoria that the address chose. */
export function createYearReading<Params extends object, Data>(options: ReadingOptions<Params, Data>) {
  return createReading<Params & Chosen, Data>({
    ...options,
    paramsOf: (address) => {
      const params = options.paramsOf(address);
      return params && { ...params, ...chosenAt(address.search) };
    },
    path: (params) => forYear(options.path(params), params),
  });
}

/** A write to the convocatoria that the page showed: whoever submits it says which (`chosenYear`). */
export function createYearSending<Command, Answer>({ request, isAt = () => true, ...options }: SendingOptions<Command, Answer>) {
  return createSending<Command & Chosen, Answer>({
    ...options,
    request: (command, given) => {
      const { path, ...others } = request(command, given);
      return { ...others, path: forYear(path, command) };
    },
    isAt: (command, address) => isAt(command, address) && chosenAt(address.search).anio === command.anio,
  });
}

/** A file of the convocatoria that the page shows (`useChosen`). */
export function createYearDownload<Wanted extends object, Answer>(options: DownloadOptions<Wanted, Answer>) {
  return createDownload<Wanted & Chosen, Answer>({ ...options, path: (wanted) => forYear(options.path(wanted), wanted) });
}

/** What the page shows, for what is sent from it. */
export function* chosenYear(): SagaGenerator<Chosen> {
  const location = yield* select(selectLocation);
  return location.status === 'known' ? chosenAt(location.search) : {};
}

export const useChosen = (): Chosen => chosenAt(useLocation().search);

/** What is typed on a page is of one convocatoria: part of its key. */
export const yearKey = (search: string): string => String(anioOf(search) ?? '');

/** The name under which the tab keeps it. */
export const keptForYear = (name: string, key: string): string => (key === '' ? name : `${name}.${key}`);
