/** What the form is called on its pages, by what it is for. */
export const FORM_TITLES = { nueva: 'Nueva solicitud', edicion: 'Cambiar la solicitud' } as const;

/** On every step, so that nobody takes a draft for a solicitud (F14). */
export const UNSENT = { nueva: 'Borrador: aún NO enviada', edicion: 'Cambios: aún NO enviados' } as const;

/** In its place once it is on its way, and while nobody knows whether it has arrived. */
export const ON_ITS_WAY = { sending: 'Enviando…', unanswered: 'Envío sin confirmar' } as const;

export const NOT_KEPT = 'Este navegador no pudo guardar el borrador: si recarga o cierra la página, se pierde lo que escribió.';

export const UNANSWERED = 'No sabemos si llegó: el servidor no lo confirmó. Envíela de nuevo: al enviar de nuevo no se duplica.';

/** Over the data of what may have arrived. */
export const LOCKED = 'Estos son los datos que se enviaron. No se pueden cambiar hasta saber si llegaron.';

export const ORDER_IS_SAFE =
  'Ordénelas de la que más quiere a la que menos. Es seguro decir la verdad: en cada asignación, nadie gana al cambiar el orden de lo que realmente prefiere.';

export const MORE_HELPS = 'Agregar más opciones solo puede ayudar: una opción de más nunca le quita cupo en las que puso antes.';
