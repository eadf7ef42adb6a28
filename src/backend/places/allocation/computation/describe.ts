import type { Asignacion } from '#allocation/allocate.ts';
import { type Corte, findCortes, type Puesto } from '#allocation/cutOffs.ts';
import { explainSolicitud, type Explicacion } from '#allocation/explanation.ts';
import { countSolicitudes, type Mercado } from '#allocation/market.ts';
import { indexOfOpcion } from '#allocation/opcionIndex.ts';
import { numeroDeSorteo } from '#allocation/lottery.ts';
import { textoAt } from '#allocation/packedTexts.ts';
import { escribirCorte, type Lugar, proporcion } from './cutOffText';
import type { CorteDescrito, SolicitudDescrita } from './tasks';

interface PorDescribir {
  readonly mercado: Mercado;
  readonly semilla: string;
  readonly asignacion: Asignacion;
  /** The names of the reserves' conditions, in their order. */
  readonly reservas: readonly string[];
  /** Whether an oferta has no seat left, by its number. */
  readonly llena: (oferta: number, corte: Corte) => boolean;
}

/** Draws the lottery number of a solicitud at an oferta, as a share of all. */
function sortear({ mercado, semilla }: PorDescribir, solicitud: number, oferta: number): number {
  const family = mercado.familia[solicitud] as number;
  const ticket = family < 0 ? textoAt(mercado.tiquetes, solicitud) : textoAt(mercado.familias, family);
  const place = mercado.sorteo === 'por-oferta' ? mercado.ofertas[oferta] : undefined;
  return proporcion(numeroDeSorteo(semilla, ticket, place));
}

function describirCorte(todo: PorDescribir, corte: Corte, oferta: number): CorteDescrito {
  const { mercado, asignacion, reservas } = todo;
  const lugarDe = ({ puesto, clase }: Puesto): Lugar => {
    const position = (asignacion.orden.inicio[oferta] as number) + puesto - 1;
    return { clase: clase + 1, sorteo: sortear(todo, asignacion.orden.solicitud[position] as number, oferta) };
  };
  const porReserva = corte.grupos.flatMap((puesto, grupo) =>
    puesto === undefined ? [] : [{ nombre: reservas[grupo] ?? mercado.grupos[grupo] ?? '', lugar: lugarDe(puesto) }],
  );
  return {
    oferta: mercado.ofertas[oferta] ?? '',
    cupos: corte.cupos,
    ocupados: corte.ocupados,
    corte: todo.llena(oferta, corte) ? escribirCorte(corte.comun && lugarDe(corte.comun), porReserva) : null,
  };
}

const resultadoDe: Readonly<Record<Explicacion['estado'], 'asignada' | 'no_alcanzo' | 'mejor_asignada'>> = {
  asignada: 'asignada',
  'no-alcanzo': 'no_alcanzo',
  'no-hizo-falta': 'mejor_asignada',
};

/** What each oferta and each solicitud is told of an allocation. */
export function describir(todo: PorDescribir): {
  readonly cortes: readonly CorteDescrito[];
  readonly solicitudes: readonly SolicitudDescrita[];
} {
  const { mercado, asignacion } = todo;
  const encontrados = findCortes(mercado, asignacion);
  const cortes = encontrados.map((corte, oferta) => describirCorte(todo, corte, oferta));
  const porOferta = new Map(
    cortes.map((corte, numero) => [corte.oferta, { numero, corte, titulares: encontrados[numero]?.titulares }]),
  );

  const describirSolicitud = (solicitud: number): SolicitudDescrita => {
    const got = asignacion.oferta[solicitud] as number;
    const index = indexOfOpcion(mercado, solicitud, got);
    const unico = mercado.sorteo === 'unico' ? sortear(todo, solicitud, 0) : null;
    const opciones = explainSolicitud(mercado, asignacion, encontrados, solicitud).map(({ oferta, estado, puesto, clase }) => {
      const { numero = 0, corte, titulares } = porOferta.get(oferta) ?? {};
      // Whoever holds a seat there keeps it: nobody else had one to ask for.
      const sinVacantes = estado === 'no-alcanzo' && corte?.cupos === titulares;
      return {
        oferta,
        resultado: sinVacantes ? ('sin_vacantes' as const) : resultadoDe[estado],
        orden: puesto,
        clase: clase + 1,
        sorteo: unico ?? sortear(todo, solicitud, numero),
      };
    });
    return {
      tiquete: textoAt(mercado.tiquetes, solicitud),
      oferta: mercado.ofertas[got] ?? null,
      opcion: index < 0 ? null : index < opciones.length ? index + 1 : 0,
      clase: Math.min(mercado.clases, ...opciones.map(({ clase }) => clase)),
      sorteo: unico,
      opciones,
    };
  };
  const solicitudes = Array.from({ length: countSolicitudes(mercado) }, (_, solicitud) => describirSolicitud(solicitud));
  return { cortes, solicitudes };
}
