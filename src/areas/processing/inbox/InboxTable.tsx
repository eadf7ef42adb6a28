import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import type { Words } from '#domain/words/words.ts';
import { ESTADO_NAMES } from '#domain/estados.ts';
import type { SolicitudesPage } from '#domain/contractTypes.ts';
import { Radicado } from '#ui/Radicado.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { PROCESSING_PATHS } from '../processingPaths';
import { useWords } from '../useWords';

type Row = SolicitudesPage['elementos'][number];

const COLUMNS = ['Radicado', 'Estudiante', 'Grado', 'Estado', 'Radicada', 'Asignada a'];

/** A page of solicitudes as a table; where there is no room for its columns each row is a card. */
export function InboxTable({ rows }: { rows: readonly Row[] }) {
  const words = useWords();
  const user = useSelector(selectIdentity)?.user ?? null;
  return (
    <CardTable labelledBy="bandeja" columns={COLUMNS}>
      {rows.map((row) => (
        <InboxRow key={row.radicado} row={row} words={words} user={user} />
      ))}
    </CardTable>
  );
}

interface InboxRowProps {
  row: Row;
  words: Words;
  /** Who is signed in. */
  user: string | null;
}

function InboxRow({ row, words, user }: InboxRowProps) {
  const { radicado, estudiante, documento, grado, estado, antesDe, radicadaEn, asistida, asignadaA } = row;
  return (
    <tr>
      <th scope="row">
        <Link to={PROCESSING_PATHS.expediente(radicado)}>
          <Radicado>{radicado}</Radicado>
        </Link>
      </th>
      <CardCell label="Estudiante" holds="name">
        <Untranslated>{estudiante}</Untranslated>
        <span className="card-table-note">{documento}</span>
      </CardCell>
      <CardCell label="Grado" holds="words">
        <span>{words.grado(grado)}</span>
      </CardCell>
      <CardCell label="Estado" holds="words">
        <span>{ESTADO_NAMES[estado]}</span>
        {antesDe !== null && <span className="card-table-note">{`Plazo: ${words.deadline(antesDe)}`}</span>}
      </CardCell>
      <CardCell label="Radicada" holds="words">
        <span>{words.moment(radicadaEn)}</span>
        {asistida && <span className="card-table-note">Registrada por un funcionario</span>}
      </CardCell>
      <CardCell label="Asignada a" holds="name">
        {asignadaA !== null && asignadaA === user ? (
          <>
            <span className="screen-only">Usted</span>
            <span className="paper-only">{asignadaA}</span>
          </>
        ) : (
          <span>{asignadaA ?? 'Nadie'}</span>
        )}
      </CardCell>
    </tr>
  );
}
