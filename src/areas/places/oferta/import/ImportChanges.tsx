import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { usePageHead } from '#kits/listing/usePageHead.ts';
import { computeVacantes, CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import { isLargeDecrease } from '#domain/largeDecrease.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { RowChange } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { useWords } from '#areas/places/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { pageCount } from '#ui/pageNumbers.ts';
import { PAGINATION } from '#ui/uiDefaults.ts';
import { fromOwnText, ownText, toOwnText } from '../ofertaTexts';
import type { DeclaredImport, ImportTotals } from './declareImport';
import { DecreaseNotice } from './DecreaseNotice';
import { TotalsTable } from './TotalsTable';

const COLUMNS = ['Sede', 'Grado y jornada', ...CUPOS_FIELDS.map((field) => CUPOS_NAMES[field]), 'Vacantes'];
const RESERVAS = 'Puestos reservados';
const HEADING = 'importacion-cambios';

interface ImportChangesProps {
  changes: readonly RowChange[];
  totals: ImportTotals | null;
  imported: DeclaredImport;
}

/** What a save would change (F74): the file in all, then place by place, those that lose much first. */
export function ImportChanges({ changes, totals, imported: { events, path } }: ImportChangesProps) {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const sorted = useMemo(() => [...changes].sort((one, other) => Number(losesMuch(other)) - Number(losesMuch(one))), [changes]);
  const asked = Math.floor(Number(new URLSearchParams(search).get('pagina')));
  // Another file may have fewer pages than the one before.
  const page = Math.min(Math.max(asked, 1) || 1, pageCount(changes.length));
  const headingRef = usePageHead(page, path);
  if (changes.length === 0) return null;
  const hasReservas = changes.some(({ reservas }) => reservas.length > 0);
  const start = (page - 1) * PAGINATION.pageSize;
  return (
    <div className="import-changes">
      <DecreaseNotice places={changes.filter(losesMuch).length} totals={totals} />
      {totals && <TotalsTable totals={totals} />}
      <h3 id={HEADING} ref={headingRef} tabIndex={-1}>
        Lo que cambia
      </h3>
      <p>{changes.length === 1 ? 'Una oferta.' : `${numberText(changes.length)} ofertas.`}</p>
      <p>
        <Button label="Guardar la lista de cambios (CSV)" onClick={() => dispatch(events.changesRequested())} />
      </p>
      <CardTable labelledBy={HEADING} columns={hasReservas ? [...COLUMNS, RESERVAS] : COLUMNS}>
        {sorted.slice(start, start + PAGINATION.pageSize).map((change) => (
          <ChangeRow key={change.fila} change={change} hasReservas={hasReservas} />
        ))}
      </CardTable>
      <Pagination page={page} total={changes.length} label="Páginas de cambios" toPage={(wanted) => `${path}?pagina=${wanted}`} />
    </div>
  );
}

const vacantesBefore = ({ antes }: RowChange): number => (antes ? computeVacantes(antes) : 0);

function losesMuch(change: RowChange): boolean {
  return isLargeDecrease(vacantesBefore(change), computeVacantes(change.despues));
}

function ChangeRow({ change, hasReservas }: { change: RowChange; hasReservas: boolean }) {
  const words = useWords();
  const { antes, despues, grado, jornada, reservas } = change;
  return (
    <tr>
      <th scope="row">{fullSedeName(change)}</th>
      <CardCell label="Grado y jornada">
        <span>{words.grado(grado)}</span>
        <span className="card-table-note">{`Jornada: ${words.name('jornadas', jornada)}`}</span>
        {!antes && <span className="card-table-note">Oferta nueva</span>}
      </CardCell>
      {CUPOS_FIELDS.map((field) => (
        <CardCell key={field} label={CUPOS_NAMES[field]}>
          <Figure before={antes && antes[field]} after={despues[field]} />
        </CardCell>
      ))}
      <CardCell label="Vacantes">
        <Figure before={antes && computeVacantes(antes)} after={computeVacantes(despues)} />
        {losesMuch(change) && <Mark tone="waiting" label="Baja mucho" />}
      </CardCell>
      {hasReservas && (
        <CardCell label={RESERVAS}>
          {reservas.length === 0 && <span>Igual</span>}
          {reservas.map((own) => (
            <span key={own.condicion}>
              {`${words.name('condiciones', own.condicion)}: ${antes ? `${fromOwnText(own.antes)} ` : ''}`}
              <strong>{antes ? toOwnText(own.despues) : ownText(own.despues)}</strong>
            </span>
          ))}
        </CardCell>
      )}
    </tr>
  );
}

function Figure({ before, after }: { before: number | null; after: number }) {
  const now = numberText(after);
  if (before === null || before === after) return <span>{now}</span>;
  return (
    <span>
      <span>{`de ${numberText(before)} a `}</span>
      <strong>{now}</strong>
    </span>
  );
}
