import type { CallToMake, Estado } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import type { Words } from '#domain/words/words.ts';

const SAYINGS: Partial<Record<Estado, string>> = {
  asignada: 'Le ofrecemos un cupo',
  por_subsanar: 'Debe corregir la solicitud',
  no_admitida: 'La solicitud no fue admitida',
  en_lista_de_espera: 'No alcanzó cupo todavía, y está en la lista de espera',
  sin_cupo: 'No alcanzó cupo en ninguna de sus opciones',
};

/** What the family is to be told, in sentences. */
export function sayingOf({ estado, motivo, antesDe, oferta }: CallToMake, words: Words): string[] {
  const what = SAYINGS[estado] ?? '';
  return [
    sentence(oferta === null ? what : `${what}: ${words.ofertaText(oferta)}`),
    ...(motivo === null ? [] : [`Motivo: ${motivo}`]),
    ...(antesDe === null ? [] : [sentence(`Debe responder a más tardar el ${words.deadline(antesDe)}`)]),
  ];
}

export const WHY_CALLED = { sin_correo: 'No dejó correo', carta_fallida: 'La carta no se pudo entregar' } as const;
