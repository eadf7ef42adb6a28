import type { Luck } from './luck';

/** Invented combinations of common names: no real person. */
const NAMES = [
  'Ana',
  'Antonia',
  'Ángel',
  'Begoña',
  'Camila',
  'Daniel',
  'Dulce María',
  'Emilia',
  'Esteban',
  'Fátima',
  'Gabriel',
  'Íngrid',
  'Isabella',
  'Jerónimo',
  'José Ángel',
  'Juan José',
  'Julián',
  'Luciana',
  'Martín',
  'María José',
  'Matías',
  'Mariana',
  'Nicolás',
  'Óscar',
  'Salomé',
  'Samuel',
  'Santiago',
  'Sara',
  'Sofía',
  'Thiago',
  'Valentina',
  'Ximena',
  'Yuliana',
  'Zoé',
] as const;

const SURNAMES = [
  'Acuña',
  'Álvarez',
  'Ávila',
  'Bolaños',
  'Castañeda',
  "D'Angelo",
  'De la Hoz',
  'Díaz',
  'Echeverri',
  'Fernández-Ruiz',
  'Galeano',
  'Gómez',
  'Hernández',
  'Ibáñez',
  'Jaramillo',
  'Londoño',
  'Marín',
  'Muñoz',
  'Ñáñez',
  'Núñez',
  "O'Brien",
  'Ordóñez',
  'Ospina',
  'Patiño',
  'Peña',
  'Quiñones',
  'Ramírez',
  'Restrepo',
  'Rodríguez',
  'Sánchez',
  'Tovar',
  'Uribe',
  'Vásquez',
  'Yepes',
  'Zapata',
  'Zúñiga',
] as const;

export interface Person {
  readonly names: string;
  readonly surnames: string;
  readonly documento: string;
}

/** Numbers that no registry has given so far: they begin with 99. */
function inventedDocumento(serial: number): string {
  return `99${String(serial).padStart(8, '0')}`;
}

/** One to four surnames, most often two. */
export function inventSurnames(luck: Luck): string {
  const count = luck.choose([1, 2, 2, 2, 2, 2, 2, 3, 4]);
  return luck.draw(SURNAMES, count).join(' ');
}

export function inventPerson(luck: Luck, serial: number, surnames = inventSurnames(luck), names?: string): Person {
  return { names: names ?? luck.choose(NAMES), surnames, documento: inventedDocumento(serial) };
}
