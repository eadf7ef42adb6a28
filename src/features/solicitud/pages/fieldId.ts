/** The id of the control for a field of the request's data: `estudiante.documento`. */
export function fieldId(campo: string): string {
  return campo.replaceAll('.', '-');
}
