import type { HttpFailure } from './httpTypes';

/** What a person is told of a call that gave no usable answer. */
export function failureMessage(failure: HttpFailure): string {
  switch (failure.kind) {
    case 'noAnswer':
      return 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo';
    case 'aborted':
      return 'La consulta se interrumpió. Intente de nuevo';
    case 'notJson':
    case 'pathRefused':
      return 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde';
    case 'status':
      return failure.status === 401
        ? 'No esta autorizado para ingresar a la plataforma'
        : 'Ha ocurrido un error, por favor contacte al administrador';
  }
}
