import type { FilingReceipt } from '#domain/contractTypes.ts';
import { Radicado } from '#ui/Radicado.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';

interface NamedHermanosProps {
  radicados: readonly string[];
  /** What was filed in this visit. */
  visit: readonly FilingReceipt[];
}

/** Siblings by radicado, those of the same visit by name too: a radicado alone tells nobody whose it is (F23). */
export function NamedHermanos({ radicados, visit }: NamedHermanosProps) {
  if (radicados.length === 0) return 'Ninguno';
  return radicados.map((radicado, place) => {
    const own = visit.find((receipt) => receipt.radicado === radicado);
    return (
      <span key={radicado}>
        {own && <Untranslated>{`${own.estudiante}, `}</Untranslated>}
        <Radicado>{radicado}</Radicado>
        {place < radicados.length - 1 && <span>{'; '}</span>}
      </span>
    );
  });
}
