import type { MotivosFrecuentes } from '#domain/contractTypes.ts';

/** What an office writes to families many times a day. */
export const MOTIVOS: MotivosFrecuentes = {
  negar_condicion: [
    'No adjuntó el documento que demuestra la condición.',
    'El documento que adjuntó no se puede leer: está borroso o incompleto.',
    'El documento que adjuntó es de otra persona.',
    'El documento que adjuntó está vencido.',
  ],
  negar_cupo: [
    'El estudiante no aparece en la lista de matrícula de esa sede.',
    'Según la lista de matrícula, el estudiante está en otro grado.',
  ],
  por_subsanar: [
    'Adjunte una foto o un PDF del documento de identidad del estudiante en el que se lean todos los datos.',
    'El nombre o el número de documento del estudiante no es el del documento que adjuntó. Corríjalo.',
    'Adjunte el certificado del último grado aprobado.',
    'Revise el grado que pide: no es el que sigue al último grado que aprobó el estudiante.',
  ],
  en_revision: [
    'Encontramos un error en la revisión de su solicitud y la revisaremos de nuevo. No tiene que hacer nada.',
    'La corrección que le pedimos ya no hace falta. No tiene que hacer nada.',
  ],
  no_admitida: [
    'No respondió en el plazo la corrección que se le pidió.',
    'El estudiante no cumple los requisitos del grado que pide.',
    'El documento que adjuntó no es del estudiante de la solicitud.',
  ],
  reabrir: [
    'La familia demostró que no pudo responder en el plazo por una razón que no dependía de ella.',
    'La decisión se tomó con un dato equivocado de la Secretaría.',
  ],
  asignada: ['Quedó libre un cupo del grado que pidió y ninguna otra familia lo espera.'],
  retirada: [
    'La familia pidió retirarla: ya tiene cupo en otro colegio.',
    'La familia pidió retirarla: se traslada a otro municipio.',
    'El estudiante tiene dos solicitudes y la familia sigue con la otra.',
  ],
};
