import type { Catalogos, Grado, Oferta } from '../../shared/educacion/tipos';

type Kind = 'jornadas' | 'zonas' | 'comunas';

/** What a code of a catalogue is called; a code that a later catalogue no longer has stands for itself. */
export function nameOf(catalogos: Catalogos | null, kind: Kind, codigo: string): string {
  return catalogos?.[kind].find((entry) => entry.codigo === codigo)?.nombre ?? codigo;
}

export function gradoName(catalogos: Catalogos | null, grado: Grado): string {
  return catalogos?.grados.find((offered) => offered.grado === grado)?.nombre ?? `Grado ${grado}`;
}

/** An institution, and its sede where it is called otherwise. */
export function placeName({ institucion, sede }: Pick<Oferta, 'institucion' | 'sede'>): string {
  return sede === institucion.nombre ? institucion.nombre : `${institucion.nombre}, sede ${sede}`;
}

