import type { Suerte } from './luck';

/** Invented combinations of common names: no real person. */
const NOMBRES = [
  'Ana', 'Antonia', 'Ángel', 'Begoña', 'Camila', 'Daniel', 'Dulce María', 'Emilia', 'Esteban', 'Fátima', 'Gabriel',
  'Íngrid', 'Isabella', 'Jerónimo', 'José Ángel', 'Juan José', 'Julián', 'Luciana', 'Martín', 'María José', 'Matías',
  'Mariana', 'Nicolás', 'Óscar', 'Salomé', 'Samuel', 'Santiago', 'Sara', 'Sofía', 'Thiago', 'Valentina', 'Ximena',
  'Yuliana', 'Zoé',
] as const;

const APELLIDOS = [
  'Acuña', 'Álvarez', 'Ávila', 'Bolaños', 'Castañeda', "D'Angelo", 'De la Hoz', 'Díaz', 'Echeverri', 'Fernández-Ruiz',
  'Galeano', 'Gómez', 'Hernández', 'Ibáñez', 'Jaramillo', 'Londoño', 'Marín', 'Muñoz', 'Ñáñez', 'Núñez', "O'Brien",
  'Ordóñez', 'Ospina', 'Patiño', 'Peña', 'Quiñones', 'Ramírez', 'Restrepo', 'Rodríguez', 'Sánchez', 'Tovar', 'Uribe',
  'Vásquez', 'Yepes', 'Zapata', 'Zúñiga',
] as const;

export interface Persona {
  readonly nombres: string;
  readonly apellidos: string;
  readonly documento: string;
}

/** Numbers that no registry has given so far: they begin with 99. */
function documentoInventado(serie: number): string {
  return `99${String(serie).padStart(8, '0')}`;
}

/** One to four surnames, most often two. */
export function inventarApellidos(suerte: Suerte): string {
  const cuantos = suerte.elegir([1, 2, 2, 2, 2, 2, 2, 3, 4]);
  return suerte.sacar(APELLIDOS, cuantos).join(' ');
}

export function inventarPersona(suerte: Suerte, serie: number, apellidos = inventarApellidos(suerte)): Persona {
  return { nombres: suerte.elegir(NOMBRES), apellidos, documento: documentoInventado(serie) };
}
