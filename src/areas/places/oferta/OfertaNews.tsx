import { CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { numberText, vacantesText } from '#domain/words/numbers.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '../useWords';
import { ownText } from './ofertaTexts';

/** What somebody else saved meanwhile, beside what is typed here. */
export function OfertaNews({ before, now }: { before: ManagedOferta; now: ManagedOferta }) {
  const words = useWords();
  const changed = CUPOS_FIELDS.filter((field) => before[field] !== now[field]);
  const ownBefore = new Map(before.reservas.map(({ condicion, propios }) => [condicion, propios]));
  const changedReservas = now.reservas.filter(({ condicion, propios }) => (ownBefore.get(condicion) ?? null) !== propios);
  return (
    <Notice role="alert">
      <p>
        Otra persona guardó esta oferta mientras usted la editaba. Lo que usted escribió sigue en los campos; lo que no tocó es lo
        de ahora.
      </p>
      <ul>
        {changed.map((field) => (
          <li key={field}>{`${CUPOS_NAMES[field]}: era ${numberText(before[field])} y ahora es ${numberText(now[field])}.`}</li>
        ))}
        {changedReservas.map(({ condicion, propios }) => (
          <li key={condicion}>
            {`Puestos reservados, ${words.name('condiciones', condicion)}: era ${ownText(ownBefore.get(condicion) ?? null)} y ahora es ${ownText(propios)}.`}
          </li>
        ))}
        <li>{`Ahora tiene ${vacantesText(now.vacantes)}.`}</li>
      </ul>
    </Notice>
  );
}
