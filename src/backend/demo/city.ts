import type { Grado } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import { orderKey } from '../db/searchWords';
import type { Suerte } from './luck';
import { COMUNAS, GRADOS } from './demoCatalogues';

const INSTITUCIONES = 60;

const TIPOS = ['Institución Educativa', 'Colegio', 'Institución Educativa Técnica'] as const;
const NOMBRES = [
  'Altos del Río', 'Árbol de la Vida', 'Camino Real', 'Campoalegre', 'El Araguaney', 'El Frailejón', 'El Guayacán',
  'El Mirador', 'El Ñandú', 'El Ocobo', 'El Páramo', 'El Samán', 'El Yarumo', 'La Alborada', 'La Arboleda',
  'La Cascada', 'La Ceiba', 'La Colina', 'La Esperanza', 'La Montaña', 'La Palma', 'La Primavera', 'Las Acacias',
  'Las Garzas', 'Los Caracolíes', 'Los Gualandayes', 'Los Nevados', 'Nuevo Amanecer', 'Nuevo Horizonte', 'Valle Verde',
] as const;
const BARRIOS = [
  'Alameda', 'Bellavista', 'Belén', 'Centro', 'El Jardín', 'El Peñón', 'Gaitán', 'La Cañada', 'La Unión', 'Los Pinos',
  'Miraflores', 'Parque Nuevo', 'San Isidro', 'Santa Inés', 'Villa Nueva',
] as const;

interface Institucion {
  readonly dane: string;
  readonly nombre: string;
  readonly orden_nombre: string;
  readonly busqueda: string;
}

interface Sede {
  readonly id: string;
  readonly institucion: string;
  readonly nombre: string;
  readonly orden_nombre: string;
  readonly direccion: string;
  readonly barrio: string;
  readonly comuna: string;
  readonly zona: string;
  readonly busqueda: string;
}

export interface Oferta {
  readonly id: string;
  readonly sede: string;
  readonly jornada: string;
  readonly grado: Grado;
  readonly anio: number;
  readonly capacidad: number;
  readonly continuan: number;
  readonly repiten: number;
}

export interface Ciudad {
  readonly instituciones: readonly Institucion[];
  readonly sedes: readonly Sede[];
  readonly ofertas: readonly Oferta[];
}

/** As the database computes them. */
export function vacantesDe({ capacidad, continuan, repiten }: Oferta): number {
  return Math.max(capacidad - continuan - repiten, 0);
}

const gradosEntre = (desde: number, hasta: number): Grado[] =>
  GRADOS.map(({ grado }) => grado).filter((grado) => grado >= desde && grado <= hasta);

/** First years of a level have few who continue; in the others most seats are taken. */
const DE_ENTRADA: readonly Grado[] = [-2, -1, 0, 6, 12, 21, 99];

/** A city of 60 institutions with their sedes, and what each sede offers in that school year. */
export function fundarCiudad(suerte: Suerte, anio: number): Ciudad {
  const instituciones: Institucion[] = [];
  const sedes: Sede[] = [];
  const ofertas: Oferta[] = [];

  const ofrecer = (sede: Sede, jornada: string, grados: readonly Grado[]): void => {
    for (const grado of grados) {
      const capacidad = suerte.entre(24, 40);
      const deEntrada = DE_ENTRADA.includes(grado);
      const continuan = deEntrada ? suerte.entre(0, 12) : capacidad - suerte.entre(0, 9);
      const repiten = Math.min(suerte.entre(0, 2), capacidad - continuan);
      ofertas.push({ id: suerte.uuid(), sede: sede.id, jornada, grado, anio, capacidad, continuan, repiten });
    }
  };

  const abrirSede = (institucion: Institucion, nombre: string): Sede => {
    const comuna = suerte.elegir(COMUNAS).codigo;
    const barrio = suerte.elegir(BARRIOS);
    const sede: Sede = {
      id: suerte.uuid(),
      institucion: institucion.dane,
      nombre,
      orden_nombre: orderKey(nombre),
      direccion: `Calle ${suerte.entre(1, 120)} # ${suerte.entre(1, 60)}-${suerte.entre(1, 99)}`,
      barrio,
      comuna,
      zona: comuna.startsWith('corregimiento') ? 'rural' : 'urbana',
      busqueda: searchText(institucion.nombre, nombre, barrio),
    };
    sedes.push(sede);
    return sede;
  };

  for (let i = 0; i < INSTITUCIONES; i += 1) {
    const base = NOMBRES[i % NOMBRES.length] ?? '';
    const nombre = `${TIPOS[i % TIPOS.length] ?? ''} ${base}${i < NOMBRES.length ? '' : ' del Sur'}`;
    // There is no department 90: no code here is a real school's.
    const dane = `1900000${String(i + 1).padStart(5, '0')}`;
    const institucion = { dane, nombre, orden_nombre: orderKey(nombre), busqueda: searchText(nombre) };
    instituciones.push(institucion);

    const principal = abrirSede(institucion, 'Sede principal');
    const jornadas = suerte.ocurre(0.5) ? ['manana', 'tarde'] : [suerte.elegir(['unica', 'completa'])];
    for (const jornada of jornadas) ofrecer(principal, jornada, gradosEntre(6, 11));
    if (i % 20 === 0) ofrecer(principal, 'completa', gradosEntre(12, 13));
    if (i % 8 === 0) ofrecer(principal, i % 16 === 0 ? 'nocturna' : 'fin_de_semana', gradosEntre(21, 26));
    if (i % 6 === 0) ofrecer(principal, 'manana', gradosEntre(99, 99));

    const otras = suerte.elegir([2, 2, 2, 2, 3]);
    for (let j = 1; j <= otras; j += 1) {
      const sede = abrirSede(institucion, `Sede ${j + 1}, ${suerte.elegir(BARRIOS)}`);
      const grados = gradosEntre(suerte.ocurre(0.4) ? -2 : 0, 5);
      ofrecer(sede, suerte.elegir(['unica', 'manana', 'tarde', 'completa']), grados);
    }
  }
  return { instituciones, sedes, ofertas };
}
