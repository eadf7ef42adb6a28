import type { Estado } from '#domain/contractTypes.ts';
import { ESTADO_NAMES } from '#domain/estados.ts';
import { Mark, type MarkTone } from './Mark';

const ESTADO_TONES: Readonly<Record<Estado, MarkTone>> = {
  radicada: 'open',
  en_revision: 'working',
  por_subsanar: 'waiting',
  validada: 'good',
  no_admitida: 'bad',
  asignada: 'waiting',
  en_lista_de_espera: 'working',
  sin_cupo: 'bad',
  aceptada: 'good',
  aceptada_y_en_lista: 'good',
  declinada: 'over',
  vencida: 'over',
  matriculada: 'good',
  retirada: 'over',
};

interface EstadoMarkProps {
  estado: Estado;
  /** Default: what staff call it. */
  label?: string;
}

/** Where a solicitud stands, the same on every page. */
export function EstadoMark({ estado, label = ESTADO_NAMES[estado] }: EstadoMarkProps) {
  return <Mark tone={ESTADO_TONES[estado]} label={label} />;
}
