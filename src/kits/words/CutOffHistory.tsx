import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { CutOff } from '#domain/contractTypes.ts';
import { dayOf, dayText } from '#domain/words/dates.ts';
import './cutOffList.scss';

/** Who was the last to enter: at the run, and after each batch of the waiting list that changed it (F66). */
export function CutOffHistory({ cortes }: Pick<CutOff, 'cortes'>) {
  const timeZone = useSelector(selectTimeZone);
  const told = cortes.filter(({ corte }, at) => at === 0 || corte !== cortes[at - 1]?.corte);
  const textOf = (corte: string | null) => corte ?? 'No se llenó';
  if (told.length < 2) return <span>{textOf(told[0]?.corte ?? null)}</span>;
  return (
    <ul className="cut-off-history">
      {told.map(({ tanda, en, corte }) => (
        <li key={tanda}>
          <span className="cut-off-when">
            {tanda === 0 ? 'En la asignación' : `Tanda ${tanda}, ${dayText(dayOf(new Date(en), timeZone))}`}
          </span>
          <span>{textOf(corte)}</span>
        </li>
      ))}
    </ul>
  );
}
