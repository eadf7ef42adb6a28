/** Why a call gave no usable answer, for a person: the sign-in's dialogs and `failureMessage` say the same. */
export const FAILURE_TEXTS = {
  noAnswer: 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo',
  unauthorised: 'No esta autorizado para ingresar a la plataforma',
  refused: 'Ha ocurrido un error, por favor contacte al administrador',
} as const;
