import type { Catalogos, Grado } from '../../shared/educacion/tipos';

type Kind = 'jornadas' | 'zonas' | 'comunas';

/** What a code of a catalogue is called; a code that a later catalogue no longer has stands for itself. */
export function nameOf(catalogos: Catalogos | null, kind: Kind, codigo: string): string {
  return catalogos?.[kind].find((entry) => entry.codigo === codigo)?.nombre ?? codigo;
}

export function gradoName(catalogos: Catalogos | null, grado: Grado): string {
  return catalogos?.grados.find((offered) => offered.grado === grado)?.nombre ?? `Grado ${grado}`;
}

