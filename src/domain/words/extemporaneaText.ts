/** What it means for a family that its solicitud was filed after the close (F136). */
export const EXTEMPORANEA_TEXT =
  'Solicitud extemporánea: se presentó después del cierre. Espera detrás de todas las de su misma prioridad que llegaron a tiempo.';
