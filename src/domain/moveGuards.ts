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
  /** Whether the waiting list of the convocatoria is over. */
  isListClosed: boolean;
  /** Whether the list of a stage that would take it is still to be frozen. */
  hasEtapaLeft: boolean;
  /** Whether the pupil has another live solicitud in the year. */
  hasOtherLive: boolean;
  /** Whether the pupil keeps a current seat that counts. */
  keepsCupo: boolean;
  /** How it stands with the seat that it gave back. */
  cupoDevuelto: 'ninguno' | 'ocupado' | 'esperado' | 'libre';
  /** Who proposes that it be reopened. */
  propuesta: 'ninguna' | 'propia' | 'ajena';
}

/** Of one that has not ended, as far as it is of no account: there is nothing to put right. */
export const NOT_ENDED = {
  isListClosed: false,
  hasEtapaLeft: true,
  hasOtherLive: false,
  keepsCupo: false,
  cupoDevuelto: 'ninguno',
  propuesta: 'ninguna',
} as const satisfies Partial<MoveFacts>;

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
  | 'lista_sin_congelar'
  | 'lista_de_espera_abierta'
  | 'etapa_por_congelar'
  | 'sin_otra_viva'
  | 'sin_cupo_propio'
  | 'consta_el_cupo'
  | 'cupo_libre'
  | 'nadie_espera'
  | 'sin_propuesta'
  | 'con_propuesta'
  | 'segunda_persona';

/** One proposes that it be reopened, another decides (F40). */
export const SECOND_PERSON: readonly MoveGuard[] = ['con_propuesta', 'segunda_persona'];
/** What must hold for one that was not admitted to be reviewed again. */
export const TO_REVIEW_AGAIN: readonly MoveGuard[] = ['sin_otra_viva', 'etapa_por_congelar'];
/** And for the seat that was given back to be offered again (F41). */
export const TO_SEAT_AGAIN: readonly MoveGuard[] = [
  'sin_otra_viva',
  'lista_sin_congelar',
  'consta_el_cupo',
  'cupo_libre',
  'nadie_espera',
];

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
    reason: 'Hay una asignación en curso: espere a que se publique su resultado.',
  },
  lista_de_espera_abierta: {
    holds: ({ isListClosed }) => !isListClosed,
    reason: 'La lista de espera ya se cerró: acéptelo sin seguir en lista.',
  },
  etapa_por_congelar: {
    holds: ({ hasEtapaLeft }) => hasEtapaLeft,
    reason: 'Ya se congeló la lista de la última etapa en que podía entrar: no queda otra que la reciba.',
  },
  sin_otra_viva: {
    holds: ({ hasOtherLive }) => !hasOtherLive,
    reason: 'El estudiante ya tiene otra solicitud en trámite este año: siga con esa.',
  },
  sin_cupo_propio: {
    holds: ({ keepsCupo }) => !keepsCupo,
    reason: 'El estudiante conserva el cupo que ya tiene: un cupo libre es para quien no tiene ninguno.',
  },
  consta_el_cupo: { holds: ({ cupoDevuelto }) => cupoDevuelto !== 'ninguno', reason: 'No consta qué cupo se le había ofrecido.' },
  cupo_libre: {
    holds: ({ cupoDevuelto }) => cupoDevuelto !== 'ocupado',
    reason: 'El cupo que se le había ofrecido ya no está libre.',
  },
  nadie_espera: {
    holds: ({ cupoDevuelto }) => cupoDevuelto !== 'esperado',
    reason: 'Otras familias esperan en lista el cupo que se le había ofrecido: es de quien sigue en la lista.',
  },
  sin_propuesta: {
    holds: ({ propuesta }) => propuesta === 'ninguna',
    reason: 'Ya hay una propuesta de reabrirla: falta que otra persona la decida.',
  },
  con_propuesta: {
    holds: ({ propuesta }) => propuesta !== 'ninguna',
    reason: 'No hay una propuesta de reabrirla: primero alguien la propone, con su motivo.',
  },
  segunda_persona: {
    holds: ({ propuesta }) => propuesta !== 'propia',
    reason: 'La propuesta de reabrirla la decide otra persona que la que la hizo.',
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
