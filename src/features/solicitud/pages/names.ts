import type { Catalogos } from '../../../shared/educacion/tipos';

/** What a catalogue calls a code; a code that it does not have stands for itself. */
export function nameOf(entries: readonly { codigo: string; nombre: string }[], codigo: string): string {
  return entries.find((entry) => entry.codigo === codigo)?.nombre ?? codigo;
}

export function gradoName({ grados }: Pick<Catalogos, 'grados'>, grado: string | number): string {
  return grados.find((offered) => String(offered.grado) === String(grado))?.nombre ?? `Grado ${grado}`;
}
