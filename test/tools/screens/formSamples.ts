import { valuesOf, type Draft, type Values } from '#requestForm/draft.ts';
import type { FilingReceipt, Oferta, SedesPage } from '#domain/contractTypes.ts';
import { OFERTA, OTHER_OFERTA, SOLICITUD } from '#test/support/samples/citizen.ts';
import { sedeOf, sedesPage } from '#test/support/samples/sedes.ts';

/** The year that the demonstration's city allocates. */
export const ANIO = 2026;
export const LONG_NAME = 'Institución Educativa Técnica Departamental Nuestra Señora del Santísimo Rosario de Chiquinquirá '
  .repeat(2)
  .trim();
export const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);

/** Ofertas of the city's year. */
export const chosen: Oferta[] = [
  { ...OFERTA, anio: ANIO, institucion: { ...OFERTA.institucion, nombre: LONG_NAME } },
  { ...OTHER_OFERTA, anio: ANIO },
];
/** Where they are, as a search finds them that nothing has the words of; with all figures. */
export const likeTyped: SedesPage = sedesPage([], {
  elementos: chosen.map((oferta, place) => {
    const corte = 'Prioridad 2, número de sorteo 0,412000; por la reserva «Discapacidad»: Prioridad 1, número de sorteo 0,731000';
    return sedeOf(oferta, { solicitudes: place * 15, anterior: { corte: place === 0 ? corte : null } });
  }),
  total: 2,
  parecidos: true,
  prioridadesAnteriores: ['Discapacidad', 'Hermano en la institución'],
});
const { acudiente, estudiante } = valuesOf(SOLICITUD);

/** All that the form asks for, as long as a family may write it. */
export const whole: Values = {
  acudiente: { ...acudiente, nombres: LONG_WORD, telefono: '3001234567', correo: `luz@${LONG_WORD.slice(0, 60)}.co` },
  estudiante: { ...estudiante, apellidos: LONG_WORD, fechaNacimiento: '2016-02-29', grado: '3' },
  cupoActual: null,
  condiciones: ['discapacidad', 'hermano_en_institucion'].map((code) => ({
    codigo: code,
    institucion: OFERTA.institucion,
    autorizada: true,
    archivos: [{ id: OFERTA.id, nombre: `${LONG_WORD}.pdf`, tipo: 'application/pdf', tamano: 10_000 }],
  })),
  hermanos: [SOLICITUD.radicado],
  opciones: chosen,
  documentos: [{ id: OTHER_OFERTA.id, nombre: `${LONG_WORD}.jpg`, tipo: 'image/jpeg', tamano: 10_000 }],
};

export const draft: Draft = {
  claveIdempotencia: '7d444840-9dc0-41d5-8b1f-1d5f0f3b8d10',
  anio: ANIO,
  aviso: { version: '2026-1', leidoEn: '2025-10-06T15:00:00.000Z' },
  completed: 6,
  edited: null,
  earlier: [],
  values: whole,
};

export const receipt: FilingReceipt = {
  radicado: SOLICITUD.radicado,
  radicadaEn: '2025-10-06T15:04:00Z',
  anio: ANIO,
  acudiente: `${LONG_WORD} Ñáñez`,
  estudiante: `Ana Sofía ${LONG_WORD}`,
  documentoAsignado: '4821937560',
  grado: 3,
  opciones: chosen,
  condiciones: [LONG_NAME],
  registradaPor: null,
  extemporanea: false,
  hermanos: [SOLICITUD.radicado],
  soportes: 2,
  cupoActual: chosen[0] ?? null,
  avisosA: `l***@${LONG_WORD}.co`,
};
