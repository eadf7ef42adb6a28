import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import type { SolicitudesPage } from '#domain/contractTypes.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { useWords } from '../useWords';
import { InboxActions } from './InboxActions';
import { leftExpediente } from './leftExpediente';
import { useExpedientePath } from './useExpedientePath';
import './inbox.scss';

type Row = SolicitudesPage['elementos'][number];

const COLUMNS = ['Radicado', 'Estudiante', 'Grado', 'Estado', 'Radicada', 'A cargo de'];

/** A page of solicitudes as a table, and what is done with several; where its columns have no room each row is a card. */
export function InboxTable({ rows }: { rows: readonly Row[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (radicado: string) => {
    const others = new Set(chosen);
    if (!others.delete(radicado)) others.add(radicado);
    setChosen(others);
  };
  return (
    <>
      <InboxActions rows={[...rows]} chosen={chosen} onChoose={setChosen} />
      <CardTable labelledBy="bandeja" columns={COLUMNS}>
        {rows.map((row) => (
          <InboxRow key={row.radicado} row={row} isChosen={chosen.has(row.radicado)} onToggle={() => toggle(row.radicado)} />
        ))}
      </CardTable>
    </>
  );
}

interface InboxRowProps {
  row: Row;
  isChosen: boolean;
  onToggle: () => void;
}

function InboxRow({ row, isChosen, onToggle }: InboxRowProps) {
  const {
    radicado,
    estudiante,
    documento,
    acudiente,
    grado,
    estado,
    antesDe,
    radicadaEn,
    asistida,
    asignadaA,
    porConfirmar,
    conReclamo,
  } = row;
  const words = useWords();
  const user = useSelector(selectIdentity)?.user ?? null;
  const pathOf = useExpedientePath();
  const linkRef = useFocusOfLeft(radicado);
  return (
    <tr>
      <th scope="row">
        <span className="inbox-radicado">
          <label className="inbox-pick screen-only">
            <input type="checkbox" checked={isChosen} onChange={onToggle} />
            <span className="visually-hidden">{`Seleccionar ${radicado}`}</span>
          </label>
          <Link ref={linkRef} to={pathOf(radicado)}>
            <Radicado>{radicado}</Radicado>
          </Link>
        </span>
      </th>
      <CardCell label="Estudiante" holds="name">
        <span className="inbox-student">
          <Untranslated>{estudiante}</Untranslated>
        </span>
        <span className="card-table-note">{documento}</span>
        {acudiente !== null && <span className="card-table-note">{`Acudiente: ${acudiente}`}</span>}
      </CardCell>
      <CardCell label="Grado" holds="words">
        <span>{words.grado(grado)}</span>
      </CardCell>
      <CardCell label="Estado" holds="words">
        <span>
          <EstadoMark estado={estado} />
        </span>
        {porConfirmar && <span className="card-table-note">Se propuso reabrirla: falta que otra persona lo confirme</span>}
        {conReclamo && <span className="card-table-note">Tiene un reclamo por responder</span>}
        {antesDe !== null && <span className="card-table-note">{`Plazo: ${words.deadline(antesDe)}`}</span>}
      </CardCell>
      <CardCell label="Radicada" holds="words">
        <span className="inbox-moment">{words.moment(radicadaEn)}</span>
        {row.extemporanea && <span className="card-table-note">Extemporánea</span>}
        {asistida && <span className="card-table-note">Registrada por un funcionario</span>}
      </CardCell>
      <CardCell label="A cargo de" holds="name">
        {asignadaA !== null && asignadaA === user ? (
          <>
            <span className="screen-only">Usted</span>
            <span className="paper-only">{words.person(asignadaA)}</span>
          </>
        ) : (
          <span>{asignadaA === null ? 'Nadie' : words.person(asignadaA)}</span>
        )}
      </CardCell>
    </tr>
  );
}

/** Who comes back from a solicitud goes on at its row, unless they have gone somewhere else in the page by then. */
function useFocusOfLeft(radicado: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  const left = useSelector(leftExpediente.select);
  const isLeft = left.status === 'left' && left.radicado === radicado;
  const wasLeft = useRef(isLeft);
  useEffect(() => {
    const focused = document.activeElement;
    if (wasLeft.current && (focused === document.body || focused?.tagName === 'H1')) ref.current?.focus();
  }, []);
  return ref;
}
