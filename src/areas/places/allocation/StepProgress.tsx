import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { momentText } from '#domain/words/dates.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { Notice } from '#ui/Notice.tsx';
import { Progress } from '#ui/Progress.tsx';
import { usePersonName } from '../people';
import { adviceOn } from './adviceOn';
import { isUnderWay, NOT_DONE, refusalOfJob, UNDER_WAY } from './stepJob';

interface StepProgressProps {
  etapa: Etapa;
  /** What came of the last step of this person's is told elsewhere. */
  isToldElsewhere: boolean;
}

/** A step that the server is taking, whoever asked for it: how far it is, and how it ended. */
export function StepProgress({ etapa, isToldElsewhere }: StepProgressProps) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const [wasUnderWay, setWasUnderWay] = useState(false);
  const { trabajo } = etapa;
  const isNow = isUnderWay(etapa);
  if (isNow && !wasUnderWay) setWasUnderWay(true);
  const asked = trabajo && `lo pidió ${person(trabajo.quien)}, ${momentText(trabajo.desde, timeZone)}`;
  const hasEnded = !isNow && wasUnderWay && trabajo === null && !isToldElsewhere;
  const told =
    isNow && trabajo
      ? `El servidor ${UNDER_WAY[trabajo.paso]} (${asked}). Puede seguir en otra página: continúa sin usted.`
      : hasEnded
        ? 'El paso terminó: la etapa ya lo muestra.'
        : '';
  return (
    <>
      {/* Always there, so that its words are spoken as they come; the bar alone moves meanwhile. */}
      <div role="status">{told !== '' && <p>{told}</p>}</div>
      {isNow && trabajo && <Progress label="Avance del servidor" value={trabajo.avance} max={1} />}
      {trabajo?.problema && (
        <Notice tone="danger" role="alert">
          <p>{`No se pudo ${NOT_DONE[trabajo.paso]} (${asked}).`}</p>
          <p>{refusalOfJob(trabajo.problema).message}</p>
          {adviceOn(refusalOfJob(trabajo.problema)).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
