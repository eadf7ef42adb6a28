import type { Catalogos, Comprobante, DatosDeSolicitud, Oferta } from '#domain/contractTypes.ts';
import { nombreCompleto } from './saveData';

/** Enough for its owner to know it by, too little for anybody else to write to. */
function acortarCorreo(correo: string): string {
  const at = correo.lastIndexOf('@');
  return `${[...correo.slice(0, at)].slice(0, 2).join('')}…${correo.slice(at)}`;
}

interface Radicada {
  readonly radicado: string;
  readonly anio: number;
  readonly radicadaEn: Date;
  readonly registradaPor: string | null;
}

/** What is given to the family when its request is filed, and again when the same filing is repeated. */
export function armarComprobante(
  { radicado, anio, radicadaEn, registradaPor }: Radicada,
  { acudiente, estudiante, condiciones, opciones }: DatosDeSolicitud,
  ofertas: ReadonlyMap<string, Oferta>,
  catalogos: Catalogos,
): Comprobante {
  const names = new Map(catalogos.condiciones.map(({ codigo, nombre }) => [codigo, nombre]));
  return {
    radicado,
    radicadaEn: radicadaEn.toISOString(),
    anio,
    acudiente: nombreCompleto(acudiente),
    estudiante: nombreCompleto(estudiante),
    grado: estudiante.grado,
    opciones: opciones.flatMap((id) => ofertas.get(id) ?? []),
    condiciones: condiciones.map(({ codigo }) => names.get(codigo) ?? codigo),
    registradaPor,
    avisosA: acudiente.correo === null ? null : acortarCorreo(acudiente.correo),
  };
}
