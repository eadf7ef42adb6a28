import type { Grado } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import { orderKey } from '../db/searchWords';
import { sedeWords } from '../solicitud/sedeSearch';
import type { Luck } from './luck';
import { BARRIOS, COMUNAS, GRADOS } from './demoCatalogues';
import { drawDemoMap, type DemoMap } from './demoMap';

const INSTITUCION_COUNT = 60;

const INSTITUCION_KINDS = ['Institución Educativa', 'Colegio', 'Institución Educativa Técnica'] as const;
const NAMES = [
  'Altos del Río',
  'Árbol de la Vida',
  'Camino Real',
  'Campoalegre',
  'El Araguaney',
  'El Frailejón',
  'El Guayacán',
  'El Mirador',
  'El Ñandú',
  'El Ocobo',
  'El Páramo',
  'El Samán',
  'El Yarumo',
  'La Alborada',
  'La Arboleda',
  'La Cascada',
  'La Ceiba',
  'La Colina',
  'La Esperanza',
  'La Montaña',
  'La Palma',
  'La Primavera',
  'Las Acacias',
  'Las Garzas',
  'Los Caracolíes',
  'Los Gualandayes',
  'Los Nevados',
  'Nuevo Amanecer',
  'Nuevo Horizonte',
  'Valle Verde',
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
  readonly telefono: string;
  readonly longitud: number;
  readonly latitud: number;
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

export interface City {
  readonly instituciones: readonly Institucion[];
  readonly sedes: readonly Sede[];
  readonly ofertas: readonly Oferta[];
  readonly outlines: DemoMap['outlines'];
}

/** As the database computes them. */
export function vacantesOf({ capacidad, continuan, repiten }: Oferta): number {
  return Math.max(capacidad - continuan - repiten, 0);
}

const gradosBetween = (first: number, last: number): Grado[] =>
  GRADOS.map(({ grado }) => grado).filter((grado) => grado >= first && grado <= last);

/** First years of a level have few who continue; in the others most seats are taken. */
const ENTRY_GRADOS: readonly Grado[] = [-2, -1, 0, 6, 12, 21, 99];

/** A city of 60 institutions with their sedes, and what each sede offers in that school year. */
export function foundCity(luck: Luck, anio: number): City {
  const instituciones: Institucion[] = [];
  const sedes: Sede[] = [];
  const ofertas: Oferta[] = [];
  const map = drawDemoMap();

  const offer = (sede: Sede, jornada: string, grados: readonly Grado[]): void => {
    for (const grado of grados) {
      const capacidad = luck.between(24, 40);
      const isEntry = ENTRY_GRADOS.includes(grado);
      const continuan = isEntry ? luck.between(0, 12) : capacidad - luck.between(0, 9);
      const repiten = Math.min(luck.between(0, 2), capacidad - continuan);
      ofertas.push({ id: luck.uuid(), sede: sede.id, jornada, grado, anio, capacidad, continuan, repiten });
    }
  };

  const openSede = (institucion: Institucion, name: string): Sede => {
    const { codigo: comuna, nombre: comunaName } = luck.choose(COMUNAS);
    const barrio = luck.choose(BARRIOS.filter((one) => one.comuna === comuna)).nombre;
    const id = luck.uuid();
    const direccion = `Calle ${luck.between(1, 120)} # ${luck.between(1, 60)}-${luck.between(1, 99)}`;
    const sede: Sede = {
      id,
      institucion: institucion.dane,
      nombre: name,
      orden_nombre: orderKey(name),
      direccion,
      barrio,
      // Of a range that rings nowhere.
      telefono: `608555${String(sedes.length + 1).padStart(4, '0')}`,
      ...map.placeIn(comuna),
      comuna,
      zona: comuna.startsWith('corregimiento') ? 'rural' : 'urbana',
      busqueda: sedeWords(institucion.nombre, { nombre: name, barrio, direccion }, comunaName),
    };
    sedes.push(sede);
    return sede;
  };

  for (let i = 0; i < INSTITUCION_COUNT; i += 1) {
    const base = NAMES[i % NAMES.length] ?? '';
    const name = `${INSTITUCION_KINDS[i % INSTITUCION_KINDS.length] ?? ''} ${base}${i < NAMES.length ? '' : ' del Sur'}`;
    // There is no department 90: no code here is a real school's.
    const dane = `1900000${String(i + 1).padStart(5, '0')}`;
    const institucion = { dane, nombre: name, orden_nombre: orderKey(name), busqueda: searchText(name) };
    instituciones.push(institucion);

    const mainSede = openSede(institucion, 'Sede principal');
    const jornadas = luck.happens(0.5) ? ['manana', 'tarde'] : [luck.choose(['unica', 'completa'])];
    for (const jornada of jornadas) offer(mainSede, jornada, gradosBetween(6, 11));
    if (i % 20 === 0) offer(mainSede, 'completa', gradosBetween(12, 13));
    if (i % 8 === 0) offer(mainSede, i % 16 === 0 ? 'nocturna' : 'fin_de_semana', gradosBetween(21, 26));
    if (i % 6 === 0) offer(mainSede, 'manana', gradosBetween(99, 99));

    const otherSedes = luck.choose([2, 2, 2, 2, 3]);
    for (let j = 1; j <= otherSedes; j += 1) {
      const sede = openSede(institucion, `Sede ${j + 1}, ${luck.choose(BARRIOS).nombre}`);
      const grados = gradosBetween(luck.happens(0.4) ? -2 : 0, 5);
      offer(sede, luck.choose(['unica', 'manana', 'tarde', 'completa']), grados);
    }
  }
  return { instituciones, sedes, ofertas, outlines: map.outlines };
}
