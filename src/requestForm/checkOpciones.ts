import type { PayloadActionCreator } from '@reduxjs/toolkit';
import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { HttpError } from '#services/http/httpTypes.ts';
import { ofertasPageSchema } from '#domain/answers/citizenAnswers.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { ask } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { LONGEST_TEXT } from '#kits/listing/listAddress.ts';
import { locationChanged, selectPath } from '#core/location/locationSlice.ts';
import type { SolicitudContext } from './solicitudContext';
import { formPageOf, type FormPage } from './steps';

const WHOLE_WORDS = new RegExp(`^(.{1,${LONGEST_TEXT}})(?: .*)?$`);

/** Those of these sedes that have the grado. */
export interface GuardadasParams {
  grado: string;
  sedes: readonly string[];
}

/**
 * When a person comes to the step of the opciones: whether what the draft holds is still offered, which may be hours old;
 * and what the sedes that the family kept offer, by `asked`.
 */
export function createCheckOpciones(
  { options, events, selectState }: SolicitudContext,
  asked: PayloadActionCreator<GuardadasParams>,
) {
  let before: FormPage = null;

  function* check(): SagaGenerator<void> {
    const arrivedFrom = before;
    before = formPageOf(yield* select(selectPath), options.base);
    const state = yield* select(selectState);
    if (before !== 'opciones' || arrivedFrom === 'opciones' || state.status !== 'editing') return;
    const { opciones, estudiante } = state.draft.values;
    if (options.guardados) {
      const { sedes } = yield* select(options.guardados.select);
      yield* put(asked({ grado: estudiante.grado, sedes: sedes.map(({ id }) => id) }));
    }
    if (opciones.length === 0) return;
    const gone = yield* all(opciones.map((oferta) => call(isGone, oferta)));
    yield* put(events.opcionesChecked({ vanished: opciones.filter((_, index) => gone[index]).map(({ id }) => id) }));
  }

  /** There is no call for one oferta: it is looked for by its names. False too where that says nothing for sure. */
  function* isGone({ id, grado, jornada, institucion, sede }: Oferta): SagaGenerator<boolean> {
    // As much of them as is taken, in whole words: half a number is another one.
    const texto = `${institucion.nombre} ${sede}`.replace(WHOLE_WORDS, '$1');
    const query = new URLSearchParams({ grado: String(grado), jornada, texto });
    try {
      const { total, elementos } = yield* ask(ofertasPageSchema, (http, callOptions) =>
        http.get(`api/educacion/ofertas?${query}`, callOptions),
      );
      return total <= elementos.length && !elementos.some((oferta) => oferta.id === id);
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  return function* checkOpciones(): SagaGenerator<void> {
    yield* takeEvery([locationChanged, events.draftFound], surviving(check));
  };
}
