import type { Catalogues, FilingReceipt, SolicitudData, Oferta } from '#domain/contractTypes.ts';
import { fullName } from '#domain/words/fullName.ts';
import { maskedEmail } from '#domain/words/maskedContact.ts';

interface Filed {
  readonly radicado: string;
  readonly anio: number;
  readonly radicadaEn: Date;
  readonly registradaPor: string | null;
  readonly documentoAsignado: string | null;
  readonly extemporanea: boolean;
}

/** What is given to the family when its solicitud is filed, and again when the same filing is repeated. */
export function buildReceipt(
  { radicado, anio, radicadaEn, registradaPor, documentoAsignado, extemporanea }: Filed,
  { acudiente, estudiante, condiciones, hermanos, opciones }: SolicitudData,
  ofertas: ReadonlyMap<string, Oferta>,
  catalogues: Catalogues,
): FilingReceipt {
  const names = new Map(catalogues.condiciones.map(({ codigo, nombre }) => [codigo, nombre]));
  return {
    radicado,
    radicadaEn: radicadaEn.toISOString(),
    anio,
    acudiente: fullName(acudiente),
    estudiante: fullName(estudiante),
    documentoAsignado,
    grado: estudiante.grado,
    opciones: opciones.flatMap((id) => ofertas.get(id) ?? []),
    condiciones: condiciones.map(({ codigo }) => names.get(codigo) ?? codigo),
    registradaPor,
    extemporanea,
    hermanos: hermanos.map((hermano) => hermano.radicado),
    soportes: condiciones.reduce((count, { archivos }) => count + archivos.length, 0),
    cupoActual: (estudiante.cupoActual === null ? undefined : ofertas.get(estudiante.cupoActual)) ?? null,
    avisosA: acudiente.correo === null ? null : maskedEmail(acudiente.correo),
  };
}
