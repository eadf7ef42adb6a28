/** The longest texts that a real menu brings, and a word that no line can break. */
const titles = [
  'Seguimiento a las solicitudes de asignación de cupo escolar para población en situación de desplazamiento',
  'Consulta de disponibilidad de cupos por institución educativa, sede, jornada y grado',
  'Electroencefalografistas-otorrinolaringológicamente-inconstitucionalísimamente',
  'Reporte consolidado de matrícula',
] as const;

function entry(id: number, level: number): object {
  const nested = level < 3 ? titles.map((_, index) => entry(id * 10 + index + 1, level + 1)) : [];
  return {
    id,
    title: titles[id % titles.length],
    icon: id % 3 === 0 ? 'no-such-icon' : 'fa-solid fa-school',
    url: nested.length > 0 ? '' : `educacion/seccion-${id}`,
    items: nested,
  };
}

/** Three levels of four entries each, all with long titles. */
export const longMenu: readonly object[] = [1, 2, 3, 4].map((id) => entry(id, 1));
