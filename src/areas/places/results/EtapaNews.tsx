import type { Etapa } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '../useWords';
import { usePersonName } from '../people';

/** How far a stage that has a result is: published or not, and how often its list has moved. */
export function EtapaNews({ etapa: { publicada, tandas, situacion } }: { etapa: Etapa }) {
  const { moment } = useWords();
  const person = usePersonName();
  if (publicada === null) {
    return <Notice tone="info" text="El resultado está registrado y aún no se ha publicado: las familias todavía no lo ven." />;
  }
  return (
    <ul className="stage-news">
      <li>{sentence(`Publicado el ${moment(publicada.en)} por ${person(publicada.quien)}`)}</li>
      {tandas.map(({ en, quien }) => (
        <li key={en}>{sentence(`La lista de espera se movió el ${moment(en)} por ${person(quien)}`)}</li>
      ))}
      {situacion === 'lista_cerrada' && <li>La lista de espera está cerrada.</li>}
      {tandas.length > 0 && <li>Las cifras de esta página son las del día de la asignación.</li>}
    </ul>
  );
}
