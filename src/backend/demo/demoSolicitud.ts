import { createHash } from 'node:crypto';

import { buildRadicado } from '#domain/radicado.ts';
import type { SolicitudData, Grado } from '#domain/contractTypes.ts';
import type { Luck } from './luck';
import { COMUNAS, CONDICIONES, GRADOS } from './demoCatalogues';
import type { City, Oferta } from './city';
import type { DemoConvocatoria } from './demoConvocatoria';
import { inventSurnames, inventPerson } from './people';
import { beginLife, type Life } from './life';

interface DemoSoporte {
  readonly id: string;
  readonly condicion: string;
  /** What is read in it; empty: nothing. */
  readonly lines: readonly string[];
}

interface CondicionDecision {
  readonly condicion: string;
  readonly decision: 'aprobada' | 'negada';
  readonly motivo: string | null;
  readonly decidida_por: string;
  readonly decidida_en: Date;
}

/** A solicitud of the demonstration, with the life that it has had. */
export interface DemoSolicitud {
  readonly radicado: string;
  readonly ticket: string;
  familyTicket: string;
  readonly key: string;
  readonly data: SolicitudData;
  readonly life: Life;
  readonly registeredBy: string | null;
  readonly archivos: readonly DemoSoporte[];
  readonly decisions: CondicionDecision[];
  ofertaAsignada: string | null;
  ofertaDevuelta: string | null;
  resultAt: Date | null;
}

/** What a solicitud of the demonstration asks for; what is left out is drawn. */
interface Wanted {
  readonly grado: Grado;
  /** The ofertas that the options are drawn from. */
  readonly among: readonly Oferta[];
  /** A condition that it claims whatever else it draws. */
  readonly condicion?: string;
  readonly hermano?: DemoSolicitud;
  /** The seat that it says the pupil has: at none of its options. */
  readonly cupoAmong?: readonly Oferta[];
  readonly cast?: Cast;
}

/** Of one that a newcomer is told of (cast.ts). */
interface Cast {
  readonly nombres: string;
  readonly apellidos: string;
  /** All that it asks for, in this order. */
  readonly opciones: readonly Oferta[];
  /** What is read in the support of its condition, the only one that it claims. */
  readonly soporte: readonly string[];
  /** A sibling whom it names, with another guardian. */
  readonly names?: DemoSolicitud | undefined;
}

export interface SolicitudFactory {
  make(wanted: Wanted): DemoSolicitud;
}

const MAXIMUM_OPCIONES = 3;

/**
 * Makes solicitudes that differ: no document, ticket or radicado is given twice.
 * @param before the number of the last document that another one gave
 */
export function createFactory(luck: Luck, { sedes }: City, { anio }: DemoConvocatoria, before = 0): SolicitudFactory {
  const radicados = new Set<string>();
  const institucionOf = new Map(sedes.map(({ id, institucion }) => [id, institucion]));
  let serial = before;

  const newRadicado = (): string => {
    const radicado = buildRadicado(anio, luck.integer);
    if (radicados.has(radicado)) return newRadicado();
    radicados.add(radicado);
    return radicado;
  };

  const birthDateFor = (grado: Grado): string => {
    const ages = GRADOS.find((one) => one.grado === grado);
    const age = luck.between(ages?.edadMinima ?? 5, Math.min(ages?.edadMaxima ?? 10, 40));
    // Whole years on 31 March of the school year.
    const born = new Date(Date.UTC(anio - age, 2, 31 - luck.integer(365)));
    return born.toISOString().slice(0, 10);
  };

  const claim = (codes: readonly string[], first: Oferta, isProved: boolean): SolicitudData['condiciones'] =>
    codes.map((code) => {
      const condicion = CONDICIONES.find((one) => one.codigo === code);
      return {
        codigo: code,
        institucion: condicion?.alcance === 'institucion' ? (institucionOf.get(first.sede) ?? null) : null,
        autorizada: condicion?.sensible ?? false,
        archivos: isProved || luck.happens(0.5) ? [luck.uuid()] : [],
      };
    });

  const make = ({ grado, among, condicion, hermano, cupoAmong = [], cast }: Wanted): DemoSolicitud => {
    const [first, ...others] = cast?.opciones ?? luck.draw(among, luck.between(1, MAXIMUM_OPCIONES));
    if (first === undefined) throw new RangeError(`No oferta of grado ${grado}`);
    const fechaNacimiento = birthDateFor(grado);
    const age = anio - Number(fechaNacimiento.slice(0, 4));
    const surnames = cast?.apellidos ?? hermano?.data.estudiante.apellidos ?? inventSurnames(luck);
    const estudiante = inventPerson(luck, (serial += 1), surnames, cast?.nombres);
    const adult = inventPerson(luck, (serial += 1));
    const random = cast ? [] : luck.draw(CONDICIONES, luck.choose([0, 0, 1, 1, 2])).map(({ codigo: code }) => code);
    const condiciones = claim([...new Set([...(condicion ? [condicion] : []), ...random])], first, cast !== undefined);
    const ticket = luck.uuid();
    const data: SolicitudData = {
      acudiente: hermano?.data.acudiente ?? {
        tipoDocumento: 'CC',
        documento: adult.documento,
        nombres: adult.names,
        apellidos: adult.surnames,
        parentesco: luck.choose(['madre', 'madre', 'padre', 'abuelo', 'tio', 'tutor']),
        telefono: `399${String(luck.integer(10_000_000)).padStart(7, '0')}`,
        correo: cast || luck.happens(0.8) ? `familia${serial}@example.com` : null,
      },
      estudiante: {
        tipoDocumento: age < 7 ? 'RC' : age < 18 ? 'TI' : 'CC',
        documento: estudiante.documento,
        nombres: estudiante.names,
        apellidos: estudiante.surnames,
        fechaNacimiento,
        grado,
        comuna: luck.choose(COMUNAS).codigo,
        cupoActual: cupoAmong.find(({ id }) => ![first, ...others].some((opcion) => opcion.id === id))?.id ?? null,
      },
      condiciones,
      hermanos: [hermano, cast?.names].flatMap((one) => (one ? [{ radicado: one.radicado }] : [])),
      opciones: [first, ...others].map(({ id }) => id),
      documentos: [],
    };
    return {
      radicado: newRadicado(),
      ticket,
      familyTicket: hermano?.familyTicket ?? ticket,
      key: luck.uuid(),
      data,
      life: beginLife(),
      registeredBy: !cast && luck.happens(0.06) ? 'funcionario' : null,
      archivos: condiciones.flatMap(({ codigo: code, archivos }) =>
        archivos.map((id) => ({ id, condicion: code, lines: cast?.soporte ?? [] })),
      ),
      decisions: [],
      ofertaAsignada: null,
      ofertaDevuelta: null,
      resultAt: null,
    };
  };
  return { make };
}

/** What the key of a solicitud was sent with. */
export function hashOf(data: SolicitudData): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
