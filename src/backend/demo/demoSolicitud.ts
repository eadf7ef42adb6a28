import { createHash } from 'node:crypto';

import { formarRadicado } from '#domain/radicado.ts';
import type { DatosDeSolicitud, Grado } from '#domain/contractTypes.ts';
import type { Suerte } from './luck';
import { COMUNAS, CONDICIONES, GRADOS } from './demoCatalogues';
import type { Ciudad, Oferta } from './city';
import type { ConvocatoriaSembrada } from './demoConvocatoria';
import { inventarApellidos, inventarPersona } from './people';
import { nacer, type Vida } from './life';

interface Archivo {
  readonly id: string;
  readonly condicion: string;
}

interface Decision {
  readonly condicion: string;
  readonly decision: 'aprobada' | 'negada';
  readonly motivo: string | null;
  readonly decidida_por: string;
  readonly decidida_en: Date;
}

/** A request of the demonstration, with the life that it has had. */
export interface Ficha {
  readonly radicado: string;
  readonly tiquete: string;
  tiqueteFamilia: string;
  readonly clave: string;
  readonly datos: DatosDeSolicitud;
  readonly vida: Vida;
  readonly registradaPor: string | null;
  readonly archivos: readonly Archivo[];
  readonly decisiones: Decision[];
  ofertaAsignada: string | null;
  resultadoEn: Date | null;
}

/** What a request of the demonstration asks for; what is left out is drawn. */
interface Pedido {
  readonly grado: Grado;
  /** The ofertas that the options are drawn from. */
  readonly entre: readonly Oferta[];
  /** A condition that it claims whatever else it draws. */
  readonly condicion?: string;
  readonly hermano?: Ficha;
}

export interface Fabrica {
  hacer(pedido: Pedido): Ficha;
}

const MAXIMO_OPCIONES = 3;

/** Makes requests that differ: no document, ticket or radicado is given twice. */
export function crearFabrica(suerte: Suerte, { sedes }: Ciudad, { anio }: ConvocatoriaSembrada): Fabrica {
  const radicados = new Set<string>();
  const institucionDe = new Map(sedes.map(({ id, institucion }) => [id, institucion]));
  let serie = 0;

  const nuevoRadicado = (): string => {
    const radicado = formarRadicado(anio, suerte.entero);
    if (radicados.has(radicado)) return nuevoRadicado();
    radicados.add(radicado);
    return radicado;
  };

  const nacimientoPara = (grado: Grado): string => {
    const edades = GRADOS.find((uno) => uno.grado === grado);
    const edad = suerte.entre(edades?.edadMinima ?? 5, Math.min(edades?.edadMaxima ?? 10, 40));
    // Whole years on 31 March of the school year.
    const nacido = new Date(Date.UTC(anio - edad, 2, 31 - suerte.entero(365)));
    return nacido.toISOString().slice(0, 10);
  };

  const alegar = (codigos: readonly string[], primera: Oferta): DatosDeSolicitud['condiciones'] =>
    codigos.map((codigo) => {
      const condicion = CONDICIONES.find((una) => una.codigo === codigo);
      return {
        codigo,
        institucion: condicion?.alcance === 'institucion' ? (institucionDe.get(primera.sede) ?? null) : null,
        autorizada: condicion?.sensible ?? false,
        archivos: suerte.ocurre(0.5) ? [suerte.uuid()] : [],
      };
    });

  const hacer = ({ grado, entre, condicion, hermano }: Pedido): Ficha => {
    const [primera, ...demas] = suerte.sacar(entre, suerte.entre(1, MAXIMO_OPCIONES));
    if (primera === undefined) throw new RangeError(`No oferta of grado ${grado}`);
    const fechaNacimiento = nacimientoPara(grado);
    const edad = anio - Number(fechaNacimiento.slice(0, 4));
    const apellidos = hermano?.datos.estudiante.apellidos ?? inventarApellidos(suerte);
    const estudiante = inventarPersona(suerte, (serie += 1), apellidos);
    const adulto = inventarPersona(suerte, (serie += 1));
    const azarosas = suerte.sacar(CONDICIONES, suerte.elegir([0, 0, 1, 1, 2])).map(({ codigo }) => codigo);
    const condiciones = alegar([...new Set([...(condicion ? [condicion] : []), ...azarosas])], primera);
    const tiquete = suerte.uuid();
    const datos: DatosDeSolicitud = {
      acudiente: hermano?.datos.acudiente ?? {
        tipoDocumento: 'CC',
        documento: adulto.documento,
        nombres: adulto.nombres,
        apellidos: adulto.apellidos,
        parentesco: suerte.elegir(['madre', 'madre', 'padre', 'abuelo', 'tio', 'tutor']),
        telefono: `399${String(suerte.entero(10_000_000)).padStart(7, '0')}`,
        correo: suerte.ocurre(0.8) ? `familia${serie}@example.com` : null,
      },
      estudiante: {
        tipoDocumento: edad < 7 ? 'RC' : edad < 18 ? 'TI' : 'CC',
        documento: estudiante.documento,
        nombres: estudiante.nombres,
        apellidos: estudiante.apellidos,
        fechaNacimiento,
        grado,
        comuna: suerte.elegir(COMUNAS).codigo,
        cupoActual: null,
      },
      condiciones,
      hermanos: hermano ? [{ radicado: hermano.radicado }] : [],
      opciones: [primera, ...demas].map(({ id }) => id),
    };
    return {
      radicado: nuevoRadicado(),
      tiquete,
      tiqueteFamilia: hermano?.tiqueteFamilia ?? tiquete,
      clave: suerte.uuid(),
      datos,
      vida: nacer(),
      registradaPor: suerte.ocurre(0.06) ? 'funcionario' : null,
      archivos: condiciones.flatMap(({ codigo, archivos }) => archivos.map((id) => ({ id, condicion: codigo }))),
      decisiones: [],
      ofertaAsignada: null,
      resultadoEn: null,
    };
  };
  return { hacer };
}

/** What the key of a request was sent with. */
export function huellaDe(datos: DatosDeSolicitud): string {
  return createHash('sha256').update(JSON.stringify(datos)).digest('hex');
}
