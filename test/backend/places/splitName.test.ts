/** @jest-environment node */
import { splitName } from '#backend/places/allocation/splitName.ts';

test.each([
  // One word each.
  ['Ñáñez', 'Ñáñez', ''],
  ['Pérez Gómez', 'Pérez', 'Gómez'],
  ['Pérez Gómez Ruiz', 'Pérez', 'Gómez Ruiz'],
  ['  Pérez   Gómez ', 'Pérez', 'Gómez'],
  // Particles go with what comes after them.
  ['Van der Hammen', 'Van der Hammen', ''],
  ['Van der Hammen Rueda', 'Van der Hammen', 'Rueda'],
  ['Rueda van der Hammen', 'Rueda', 'van der Hammen'],
  ['De la Hoz', 'De la Hoz', ''],
  ['De la Hoz Peña', 'De la Hoz', 'Peña'],
  ['Peña De la Hoz', 'Peña', 'De la Hoz'],
  ['Del Río De los Ríos', 'Del Río', 'De los Ríos'],
  ['San Martín', 'San Martín', ''],
  ['San Martín Gómez', 'San Martín', 'Gómez'],
  ['Gómez San Martín', 'Gómez', 'San Martín'],
  ['Gómez San Martín Ruiz', 'Gómez', 'San Martín Ruiz'],
  ['MAC DONALD VON BRAUN', 'MAC DONALD', 'VON BRAUN'],
  // 'de' after a name: mostly a second surname, but for those that are known, in any spelling.
  ['Ponce de León', 'Ponce de León', ''],
  ['PONCE DE LEON GOMEZ', 'PONCE DE LEON', 'GOMEZ'],
  ['Gómez Ponce de León', 'Gómez', 'Ponce de León'],
  ['López de Mesa Ponce de León', 'López de Mesa', 'Ponce de León'],
  ['De la Hoz Montes de Oca', 'De la Hoz', 'Montes de Oca'],
  // Of three, it goes to the one before it.
  ['Ruiz de la Torre Díaz', 'Ruiz de la Torre', 'Díaz'],
  ['Díaz Ruiz de la Torre', 'Díaz', 'Ruiz de la Torre'],
  // 'y' joins two.
  ['Ortega y Gasset', 'Ortega y Gasset', ''],
  ['Ramón y Cajal Pérez', 'Ramón y Cajal', 'Pérez'],
  // Given names.
  ['María del Mar', 'María', 'del Mar'],
  ['María de los Ángeles Sofía', 'María de los Ángeles', 'Sofía'],
  ['Juan de Dios', 'Juan de Dios', ''],
  ['Ana María', 'Ana', 'María'],
  // Nothing, or a particle alone.
  ['de', 'de', ''],
  ['', '', ''],
])('the names %j are %j and %j', (text, first, others) => {
  expect(splitName(text)).toEqual([first, others]);
});
