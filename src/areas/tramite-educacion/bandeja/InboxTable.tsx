import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIdentity } from '../../../features/session/sessionSlice';
import { NOMBRES_DE_ESTADO } from '../../../shared/educacion/estados';
import type { PaginaDeSolicitudes } from '../../../shared/educacion/tipos';
import { STAFF_PATHS } from '../paths';
import { useWords } from '../useWords';

type Row = PaginaDeSolicitudes['elementos'][number];

/** A page of requests as a table; where there is no room for its columns each row is a card. */
export function InboxTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table className="inbox" aria-labelledby="bandeja">
      <thead>
        <tr>
          <th scope="col">Radicado</th>
          <th scope="col">Estudiante</th>
          <th scope="col">Grado</th>
          <th scope="col">Estado</th>
          <th scope="col">Radicada</th>
          <th scope="col">Asignada a</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <InboxRow key={row.radicado} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function InboxRow({ row }: { row: Row }) {
  const { radicado, estudiante, documento, grado, estado, antesDe, radicadaEn, asistida, asignadaA } = row;
  const words = useWords();
  const user = useSelector(selectIdentity)?.user ?? null;
  return (
    <tr>
      <th scope="row">
        <Link to={STAFF_PATHS.request(radicado)} translate="no">
          {radicado}
        </Link>
      </th>
      <Cell label="Estudiante">
        <span>{estudiante}</span>
        <span className="inbox-note">{documento}</span>
      </Cell>
      <Cell label="Grado">
        <span>{words.grado(grado)}</span>
      </Cell>
      <Cell label="Estado">
        <span>{NOMBRES_DE_ESTADO[estado]}</span>
        {antesDe !== null && <span className="inbox-note">{`Plazo: ${words.deadline(antesDe)}`}</span>}
      </Cell>
      <Cell label="Radicada">
        <span>{words.moment(radicadaEn)}</span>
        {asistida && <span className="inbox-note">Registrada por un funcionario</span>}
      </Cell>
      <Cell label="Asignada a">
        <span>{asignadaA === null ? 'Nadie' : asignadaA === user ? 'Usted' : asignadaA}</span>
      </Cell>
    </tr>
  );
}

/** `label`: the column's, for a card, which has no head above it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className="inbox-label">{label}</span>
      <span className="inbox-value">{children}</span>
    </td>
  );
}
