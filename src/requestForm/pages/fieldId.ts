/** The id of the control for a field of the solicitud's data: `estudiante.documento`. A brother's line is one field. */
export function fieldId(field: string): string {
  return field.replace(/^hermanos\.\d+$/, '$&.radicado').replaceAll('.', '-');
}
