import { useLocation } from 'react-router-dom';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { usePageHead } from '#kits/listing/usePageHead.ts';
import type { SedeRowChange } from '#domain/contractTypes.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { ChangeList } from '#ui/ChangeList.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { pageCount } from '#ui/pageNumbers.ts';
import { PAGINATION } from '#ui/uiDefaults.ts';

const HEADING = 'importacion-sedes';

/** What a save of a file of sedes would change, row by row (F116). */
export function SedeChanges({ changes, path }: { changes: readonly SedeRowChange[]; path: string }) {
  const { search } = useLocation();
  const asked = Math.floor(Number(new URLSearchParams(search).get('pagina')));
  // Another file may have fewer pages than the one before.
  const page = Math.min(Math.max(asked, 1) || 1, pageCount(changes.length));
  const headingRef = usePageHead(page, path);
  if (changes.length === 0) return null;
  const start = (page - 1) * PAGINATION.pageSize;
  return (
    <div className="import-changes">
      <h3 id={HEADING} ref={headingRef} tabIndex={-1}>
        Lo que cambia
      </h3>
      <CardTable labelledBy={HEADING} columns={['Sede', 'Línea', 'Qué cambia']}>
        {changes.slice(start, start + PAGINATION.pageSize).map((change) => (
          <tr key={change.fila}>
            <th scope="row">{fullSedeName(change)}</th>
            <CardCell label="Línea">
              <span>{change.fila}</span>
            </CardCell>
            <CardCell label="Qué cambia" holds="words">
              {change.nueva && <strong>Sede nueva</strong>}
              <ChangeList
                changes={change.cambios.map(({ campo, antes, despues }) => ({
                  key: campo,
                  name: campo,
                  before: antes,
                  now: despues,
                }))}
              />
            </CardCell>
          </tr>
        ))}
      </CardTable>
      <Pagination page={page} total={changes.length} label="Páginas de cambios" toPage={(wanted) => `${path}?pagina=${wanted}`} />
    </div>
  );
}
