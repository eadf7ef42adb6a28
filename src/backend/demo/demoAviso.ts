import type { Convocatoria } from '#domain/contractTypes.ts';

/** The notice of the demonstration: informs, asks for no consent (F20). */
export const AVISO: Convocatoria['aviso'] = {
  version: '2026-1',
  titulo: 'Aviso de privacidad de las solicitudes de cupo escolar',
  parrafos: [
    'La Secretaría de Educación usa los datos de esta solicitud para asignar cupos en las instituciones oficiales, que es una función legal suya. Por eso informa sobre su uso y no pide autorización para él.',
    'Los datos sobre pertenencia étnica, discapacidad o condición de víctima son sensibles: darlos es voluntario, cada uno se autoriza por separado, y no darlos no impide pedir el cupo.',
    'Los datos de niñas, niños y adolescentes se tratan en su interés superior. Solo los ven quienes tramitan la solicitud, y queda constancia de cada lectura.',
    'Usted puede conocer los datos en todo momento, actualizarlos y corregirlos mientras la convocatoria esté abierta y la solicitud no esté validada, y retirar la solicitud antes de la matrícula.',
  ],
  responsable: 'Secretaría de Educación, Alcaldía Municipal',
  contacto: 'datospersonales@educacion.example.gov.co',
};
