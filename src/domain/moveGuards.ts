/** What is known of a solicitud when somebody would do something with it. */
export interface MoveFacts {
  isConvocatoriaOpen: boolean;
  /** The deadline that runs (of a correction or of an offer), the first moment that is too late; null: none. */
  deadline: Date | null;
  now: Date;
  /** Whether who does it is who took it; false for who is not staff. */
  propia: boolean;
  /** Whether each claimed condition is approved or denied. */
  areCondicionesDecided: boolean;
  /** How it stands with the seat that the family says the pupil holds. */
  cupoAlegado: 'ninguno' | 'por_decidir' | 'decidido' | 'en_lista';
  /** Whether the family put an option before the place that it was given. */
  hasBetter: boolean;
  /** Whether the list of a stage is frozen and its result not published yet. */
  isListFrozen: boolean;
}

/** What must hold for a move or an action. */
export type MoveGuard =
  | 'convocatoria_abierta'
  | 'en_plazo'
  | 'plazo_vencido'
  | 'propia'
  | 'no_propia'
  | 'condiciones_decididas'
  | 'cupo_decidido'
  | 'cupo_por_decidir'
  | 'hay_mejor'
  | 'lista_sin_congelar';

const GUARD_RULES: Readonly<Record<MoveGuard, { holds: (facts: MoveFacts) => boolean; reason: string }>> = {
  convocatoria_abierta: { holds: ({ isConvocatoriaOpen }) => isConvocatoriaOpen, reason: 'La convocatoria no está abierta.' },
  // Without a deadline nothing can be late, and nothing lapses.
  en_plazo: { holds: (facts) => !isExpired(facts), reason: 'El plazo para responder ya venció.' },
  plazo_vencido: { holds: isExpired, reason: 'El plazo para responder no ha vencido.' },
  propia: { holds: ({ propia }) => propia, reason: 'Tome primero la solicitud: solo puede tramitarla quien la tiene.' },
  no_propia: { holds: ({ propia }) => !propia, reason: 'Usted ya tiene esta solicitud.' },
  condiciones_decididas: {
    holds: ({ areCondicionesDecided }) => areCondicionesDecided,
    reason: 'Apruebe o niegue primero cada condición.',
  },
  cupo_decidido: {
    holds: ({ cupoAlegado }) => cupoAlegado !== 'por_decidir',
    reason: 'Apruebe o niegue primero el cupo que dice tener.',
  },
  cupo_por_decidir: {
    holds: ({ cupoAlegado }) => cupoAlegado === 'por_decidir' || cupoAlegado === 'decidido',
    reason: 'No hay un cupo por decidir: o no dice tener ninguno, o consta en la lista de matrícula.',
  },
  hay_mejor: {
    holds: ({ hasBetter }) => hasBetter,
    reason: 'El cupo es el de su primera opción y no queda otra mejor por esperar: acéptelo sin seguir en lista.',
  },
  // The seat that is held may be somebody else's by the result that is not published yet.
  lista_sin_congelar: {
    holds: ({ isListFrozen }) => !isListFrozen,
    reason: 'Hay una asignación en curso en la que participa: espere a que se publique su resultado.',
  },
};

/** Why the first of the conditions that does not hold forbids it, in Spanish; undefined when all hold. */
export function firstReasonAgainst(guards: readonly MoveGuard[], facts: MoveFacts): string | undefined {
  const failing = guards.find((guard) => !GUARD_RULES[guard].holds(facts));
  return failing === undefined ? undefined : GUARD_RULES[failing].reason;
}

function isExpired({ deadline, now }: MoveFacts): boolean {
  return deadline !== null && now >= deadline;
}
