import { createMercado } from '#allocation/createMarket.ts';
import { hashEntrada } from '#allocation/hashes.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { calcular } from '../places/allocation/computation/compute';
import type { Producto, TareaDeTanda } from '../places/allocation/computation/tasks';
import { type Oferta, vacantesDe } from './city';

/** A validated request as the allocation sees it. */
export interface Aspirante {
  readonly tiquete: string;
  /** The place of its best approved condition in the order of priorities, from 0. */
  readonly clase: number;
  readonly opciones: readonly string[];
}

const SEMILLA = 'demostración';

/** The list of a stage without reserves, current seats or conditions of one institution. */
export interface ListaCongelada {
  readonly replica: string;
  readonly huella: string;
  readonly semilla: string;
}

const porTexto = <T>(texto: (uno: T) => string) => (uno: T, otro: T): number => (texto(uno) < texto(otro) ? -1 : 1);

export function congelar(ofertas: readonly Oferta[], aspirantes: readonly Aspirante[], clases: number): ListaCongelada {
  const mercado = createMercado({
    ajustes: { sorteo: 'unico', clases, grupos: [] },
    ofertas: [...ofertas]
      .sort(porTexto(({ id }) => id))
      .map((oferta) => ({ id: oferta.id, vacantes: vacantesDe(oferta), reservas: [] })),
    solicitudes: [...aspirantes]
      .sort(porTexto(({ tiquete }) => tiquete))
      .map(({ tiquete, clase, opciones }) => ({
        tiquete,
        opciones: opciones.map((oferta) => ({ oferta, clase, grupos: [] })),
      })),
  });
  return { replica: writeReplica(mercado).join(''), huella: hashEntrada(mercado), semilla: SEMILLA };
}

/** The backend's own run of the stage. */
export function asignar({ replica, semilla }: ListaCongelada): Omit<Producto, 'tipo'> {
  return calcular({ tipo: 'corrida', replica, semilla, reservas: [] });
}

/** The same of a batch of its waiting list. */
export function moverLista(
  { replica, semilla }: ListaCongelada,
  { situaciones, libres }: Pick<TareaDeTanda, 'situaciones' | 'libres'>,
): Omit<Producto, 'tipo'> {
  return calcular({ tipo: 'tanda', replica, semilla, reservas: [], situaciones, libres });
}
