import type { Etapa } from '#domain/contractTypes.ts';

interface ChosenStageProps {
  stages: readonly Etapa[];
  /** The code of the one that is shown; null: none. */
  chosen: string | null;
}

/** Speaks which stage is shown: the page below changes as one is chosen, and the focus stays at the choice. */
export function ChosenStage({ stages, chosen }: ChosenStageProps) {
  const name = stages.find(({ codigo }) => codigo === chosen)?.nombre;
  return (
    <p className="visually-hidden" role="status">
      {name === undefined ? '' : `Etapa: ${name}`}
    </p>
  );
}
