/** Where solicitudes are processed (B6): the bar's search leads there. */
export const SOLICITUDES_PATH = '/tramitacion/tramite-educacion';
