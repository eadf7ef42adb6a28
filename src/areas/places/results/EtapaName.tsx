import { useSelector } from 'react-redux';
import { shownData } from '#kits/reading/readingState.ts';
import { etapas } from '../etapas';

/** Which stage a page of its results is of, on paper too; `etapa`: its code. The line is there before the name. */
export function EtapaName({ etapa }: { etapa: string }) {
  const all = shownData(useSelector(etapas.select))?.elementos ?? [];
  const name = all.find(({ codigo }) => codigo === etapa)?.nombre;
  return <p className="results-stage">{name === undefined ? '\u00a0' : `Etapa: ${name}`}</p>;
}
