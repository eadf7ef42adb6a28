import type { Etapa } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Radicado } from '#ui/Radicado.tsx';

/** The claimed seats that keep a list from being frozen, by solicitud; of many, the first. */
export function CuposPorRevisar({ cupos: { total, elementos } }: { cupos: Etapa['cuposPorRevisar'] }) {
  if (total === 0) return null;
  const solicitudes = total === 1 ? '1 solicitud' : `${numberText(total)} solicitudes`;
  const first = total > elementos.length ? ` Aquí están las primeras ${numberText(elementos.length)}.` : '';
  return (
    <>
      <p>
        {`Antes de congelar hay que revisar el cupo actual de ${solicitudes}: cada una se decide en la bandeja de tramitación; cuántos continúan se corrige en la oferta, y quién está matriculado, en la lista de matrícula.${first}`}
      </p>
      <ul>
        {elementos.map(({ radicado, detalle }) => (
          <li key={radicado}>
            <Radicado>{radicado}</Radicado>
            <span>{` · ${detalle}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
