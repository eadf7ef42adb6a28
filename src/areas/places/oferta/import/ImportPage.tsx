import { useRef, type ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { OFERTA_COLUMNS, OFERTA_COLUMN_NAMES } from '#domain/ofertaRows.ts';
import { FormField } from '#ui/FormField.tsx';
import { Page } from '#ui/Page.tsx';
import { selectFrozenEtapa } from '#areas/places/etapas.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FrozenNotice } from '../FrozenNotice';
import { fileChosen, selectImport } from './ofertaImport';
import { ImportSteps } from './ImportSteps';
import '../oferta.scss';

const COLUMNS = OFERTA_COLUMNS.map((column) => OFERTA_COLUMN_NAMES[column]).join(', ');

/** Brings a file's figures into the oferta: chosen, reviewed, then saved, all of it or nothing. */
export function ImportPage() {
  const state = useSelector(selectImport);
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const isFrozen = useSelector(selectFrozenEtapa) !== null;
  const isOff = isFrozen || state.status === 'saving';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) dispatch(fileChosen(file));
    // Emptied, so that the same file, once corrected, can be chosen again.
    target.value = '';
  };
  return (
    <Page title="Importar la oferta">
      <p>
        <ButtonLink label="Ir a la oferta" to={PLACES_PATHS.oferta} />
      </p>
      <p className="import-columns">
        {`La primera línea del archivo nombra las columnas: ${COLUMNS}. Lo más fácil es partir del archivo que se guarda en la página de la oferta.`}
      </p>
      <p>
        Para que una oferta reserve otro número de puestos que la convocatoria, agregue una columna por reserva. Su nombre es
        «Reserva:» y el de la condición. Una celda vacía deja el número de la convocatoria; 0 es ninguno. Si la columna no está,
        nada cambia.
      </p>
      <p>
        El archivo se revisa entero antes de guardar. Si una fila tiene un error no se guarda ninguna. Las ofertas que el archivo
        no nombra se quedan como están.
      </p>
      <FormField id="importacion-archivo" label="Archivo CSV" hint="Con comas o punto y coma, de 20.000 filas como máximo.">
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="form-control"
            aria-disabled={isOff}
            onClick={(event) => isOff && event.preventDefault()}
            onChange={choose}
          />
        )}
      </FormField>
      {/* Below the field, so that nothing moves when it is mounted. */}
      <FrozenNotice />
      <ImportSteps state={state} onLeft={() => input.current?.focus()} />
    </Page>
  );
}
