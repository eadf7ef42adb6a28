import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { id, SOLICITUD_DE_FUNCIONARIO } from './contractSamples';

/** A request that ana has taken: one condition is denied, another is to be decided. */
export const EN_REVISION: SolicitudDeFuncionario = {
  ...SOLICITUD_DE_FUNCIONARIO,
  estado: 'en_revision',
  version: 4,
  asignadaA: 'ana',
  resultado: null,
  condiciones: SOLICITUD_DE_FUNCIONARIO.condiciones.map((condicion) =>
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

export const RADICADO = EN_REVISION.radicado;
export const INBOX = '/tramitacion/tramite-educacion';
export const PAGE = `${INBOX}/solicitudes/${RADICADO}`;
export const API = `api/educacion/tramitacion/solicitudes/${RADICADO}`;
