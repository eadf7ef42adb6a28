/** What the form is called on its pages, by what it is for. */
export const FORM_TITLES = { nueva: 'Nueva solicitud', edicion: 'Cambiar la solicitud' } as const;

/** On every step, so that nobody takes a draft for a solicitud (F14). */
export const UNSENT = { nueva: 'Borrador: aún NO enviada', edicion: 'Cambios: aún NO enviados' } as const;

/** In its place once it is on its way, and while nobody knows whether it has arrived. */
export const ON_ITS_WAY = { sending: 'Enviando…', unanswered: 'Envío sin confirmar' } as const;

export const NOT_KEPT = 'Este navegador no pudo guardar el borrador: si recarga o cierra la página, se pierde lo que escribió.';

/** What may have arrived, after so many tries in vain; each says something new, so that a press is seen to do something. */
export function unansweredText({ unanswered, isOffline }: { unanswered: number; isOffline: boolean }): string {
  const tries = unanswered > 1 ? `Van ${unanswered} intentos sin respuesta. ` : '';
  const line = isOffline ? 'Este equipo dice que no tiene conexión: conéctelo. ' : '';
  return `${tries}No sabemos si llegó: el servidor no lo confirmó. ${line}Envíela de nuevo: al enviar de nuevo no se duplica.`;
}

/** Over the data of what may have arrived. */
export const LOCKED = 'Estos son los datos que se enviaron. No se pueden cambiar hasta saber si llegaron.';

export const ORDER_IS_SAFE =
  'Ordénelas de la que más quiere a la que menos. Es seguro decir la verdad: en cada asignación, nadie gana al cambiar el orden de lo que realmente prefiere.';

export const MORE_HELPS = 'Agregar más opciones solo puede ayudar: una opción de más nunca le quita cupo en las que puso antes.';
