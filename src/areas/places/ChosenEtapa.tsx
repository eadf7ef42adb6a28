import type { Etapa } from '#domain/contractTypes.ts';

interface ChosenEtapaProps {
  etapas: readonly Etapa[];
  /** The code of the one that is shown; null: none. */
  chosen: string | null;
}

/** Announces to screen readers which stage is shown: the page changes while the focus stays on the chosen link. */
export function ChosenEtapa({ etapas, chosen }: ChosenEtapaProps) {
  const name = etapas.find(({ codigo }) => codigo === chosen)?.nombre;
  return (
    <p className="visually-hidden" role="status">
      {name === undefined ? '' : `Etapa: ${name}`}
    </p>
  );
}
