/** What is known of a request when somebody would do something with it. */
export interface Hechos {
  convocatoriaAbierta: boolean;
  /** The deadline that runs (of a correction or of an offer), the first moment that is too late; null: none. */
  antesDe: Date | null;
  ahora: Date;
  /** Whether who does it is who took it; false for who is not staff. */
  propia: boolean;
  /** Whether each claimed condition is approved or denied. */
  condicionesDecididas: boolean;
  /** Whether the family put an option before the place that it was given. */
  hayMejor: boolean;
}

/** What must hold for a move or an action. */
export type Condicion =
  | 'convocatoria_abierta'
  | 'en_plazo'
  | 'plazo_vencido'
  | 'propia'
  | 'no_propia'
  | 'condiciones_decididas'
  | 'hay_mejor';

const REGLAS: Readonly<Record<Condicion, { seCumple: (hechos: Hechos) => boolean; negativa: string }>> = {
  convocatoria_abierta: {
    seCumple: ({ convocatoriaAbierta }) => convocatoriaAbierta,
    negativa: 'La convocatoria no está abierta.',
  },
  // Without a deadline nothing can be late, and nothing lapses.
  en_plazo: { seCumple: (hechos) => !vencido(hechos), negativa: 'El plazo para responder ya venció.' },
  plazo_vencido: { seCumple: vencido, negativa: 'El plazo para responder no ha vencido.' },
  propia: {
    seCumple: ({ propia }) => propia,
    negativa: 'Tome primero la solicitud: solo puede tramitarla quien la tiene.',
  },
  no_propia: { seCumple: ({ propia }) => !propia, negativa: 'Usted ya tiene esta solicitud.' },
  condiciones_decididas: {
    seCumple: ({ condicionesDecididas }) => condicionesDecididas,
    negativa: 'Apruebe o niegue primero cada condición.',
  },
  hay_mejor: {
    seCumple: ({ hayMejor }) => hayMejor,
    negativa: 'El cupo es el de su primera opción y no queda otra mejor por esperar: acéptelo sin seguir en lista.',
  },
};

/** Why the first of the conditions that does not hold forbids it, in Spanish; undefined when all hold. */
export function primeraNegativa(condiciones: readonly Condicion[], hechos: Hechos): string | undefined {
  const falta = condiciones.find((condicion) => !REGLAS[condicion].seCumple(hechos));
  return falta === undefined ? undefined : REGLAS[falta].negativa;
}

function vencido({ antesDe, ahora }: Hechos): boolean {
  return antesDe !== null && ahora >= antesDe;
}
