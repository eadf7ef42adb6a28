import { sameValue } from '#domain/sameValue.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { ComparisonData } from '#domain/contractTypes.ts';
import type { Words } from '#domain/words/words.ts';
import { hermanosText, LOTTERY_NAMES } from '../convocatoria/convocatoriaLines';
import type { TypedVariant } from './typedComparison';
import { firstComparison, numberOf } from './variants';

export function ofertaName({ institucion, sede, jornada }: ComparisonData['ofertas'][number], words: Words): string {
  return `${fullSedeName({ institucion: { nombre: institucion }, sede })} (${words.name('jornadas', jornada)})`;
}

/** In what a variant differs from the rules and seats of today, in words. */
export function variantLines(variant: TypedVariant, data: ComparisonData, words: Words): readonly string[] {
  const [today] = firstComparison(data, variant.semilla).variantes;
  const name = (codigo: string) => words.name('condiciones', codigo);
  const lines = [
    ...(sameValue(variant.prioridades, today?.prioridades)
      ? []
      : [`Prioridades: ${variant.prioridades.map(name).join('; ') || 'ninguna'}.`]),
    ...(sameValue(variant.reservas, today?.reservas)
      ? []
      : [
          `Reservas: ${variant.reservas.map(({ condicion, puestos }) => `${name(condicion)}, ${puestos}`).join('; ') || 'ninguna'}.`,
        ]),
    ...(variant.hermanos === today?.hermanos ? [] : [`Hermanos: ${hermanosText(variant.hermanos, name(variant.hermanos))}.`]),
    ...(variant.sorteo === today?.sorteo ? [] : [`Sorteo: ${LOTTERY_NAMES[variant.sorteo]}.`]),
    ...variant.cupos.map((cupo) => cupoLine(cupo, data, words)),
  ];
  return [...(lines.length === 0 ? ['Las reglas y los cupos de hoy.'] : lines), `Semilla: ${variant.semilla}`];
}

function cupoLine({ grado, oferta, cambio }: TypedVariant['cupos'][number], { ofertas }: ComparisonData, words: Words): string {
  const change = numberOf(cambio) ?? 0;
  const place = ofertas.find(({ id }) => id === oferta);
  const where = place ? `en ${ofertaName(place, words)}, ` : 'en cada lugar de ';
  const howMany = `${numberText(Math.abs(change))} ${Math.abs(change) === 1 ? 'cupo' : 'cupos'} ${change < 0 ? 'menos' : 'más'}`;
  return `${howMany} ${where}${grado === '' ? '…' : words.grado(grado)}.`;
}
