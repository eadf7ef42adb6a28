import type { Expediente } from '#domain/contractTypes.ts';
import { id, STAFF_SOLICITUD } from './contractSamples';

/** A solicitud that ana has taken: one condition is denied, another is to be decided. */
export const IN_REVIEW: Expediente = {
  ...STAFF_SOLICITUD,
  estado: 'en_revision',
  version: 4,
  asignadaA: 'ana',
  resultado: null,
  condiciones: STAFF_SOLICITUD.condiciones.map((condicion) =>
    condicion.codigo === 'discapacidad'
      ? {
          ...condicion,
          decision: 'pendiente',
          archivos: [{ id: id(8), nombre: 'certificado.png', tipo: 'image/png', tamano: 3 * 1024 * 1024 }],
        }
      : condicion,
  ),
  acciones: ['liberar', 'decidir', 'por_subsanar', 'no_admitida', 'retirada'],
};

export const RADICADO = IN_REVIEW.radicado;
export const INBOX = '/tramitacion/tramite-educacion';
export const PAGE = `${INBOX}/solicitudes/${RADICADO}`;
export const API = `api/educacion/tramitacion/solicitudes/${RADICADO}`;
