/** That a sibling's seat counts (A20), and what that gives up: to staff who set it, and to families. */

/** How siblings share the draw (A8, F23), whether or not a seat counts. */
export const HERMANOS_SHARE =
  'Los hermanos que piden cupo a la vez comparten el número del sorteo, si cada solicitud nombra a la otra, tienen el mismo acudiente o lo confirma quien las revisa.';

export const HERMANOS_RULE =
  'Si cuenta, los grados se asignan del más alto al más bajo. Quien tiene un cupo por la asignación cuenta como hermano en esa institución para los hermanos de grados más bajos que también lo piden.';

export const HERMANOS_ARE_COUNTED =
  'En esta convocatoria los grados se asignan del más alto al más bajo. Si su hijo mayor obtiene un cupo, sus hermanos de grados más bajos cuentan como hermanos en esa institución, si también la piden.';

export const HERMANOS_COSTS = [
  'Ordenar la propia lista según lo que de verdad se prefiere sigue siendo lo mejor para cada niño. Pero una familia puede ganar para el menor según lo que pida el mayor, aunque sea un cupo que después decline.',
  'Un cupo más, o una prioridad mejor, en un grado alto puede quitarle el cupo a un niño de un grado más bajo.',
  'El menor conserva su cupo aunque el mayor decline el suyo.',
] as const;
