import type { components } from '#domain/contract.ts';
import { diaEn } from '#backend/timeZone.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { etapaCongelada, type EtapaDeLlamado, type FilaDeEtapa } from './etapaRows';

type Etapa = components['schemas']['Etapa'];
type Situacion = Etapa['situacion'];
type Accion = Etapa['acciones'][number];

export function situacionDe(etapa: FilaDeEtapa, instant: Date): Situacion {
  if (etapa.listaCerradaEn !== null) return 'lista_cerrada';
  if (etapa.publicada) return 'publicada';
  if (etapa.corrida) return 'corrida';
  if (etapa.sorteada) return 'sorteada';
  if (etapa.congelada) return 'congelada';
  return instant < etapa.cierra ? 'abierta' : 'cerrada';
}

export interface Sabido extends EtapaDeLlamado {
  readonly instant: Date;
  readonly timeZone: string;
  /** Who would take the step. */
  readonly login: string;
  /** Requests of the stage that are not decided yet. */
  readonly sinDecidir: number;
}

/** The situation that each step needs, and what is said in any other. */
const desde: Readonly<Record<Accion, { readonly situacion: Situacion; readonly negativa: string }>> = {
  congelar: { situacion: 'cerrada', negativa: 'La lista se congela una vez, cuando la etapa ya cerró' },
  sortear: { situacion: 'congelada', negativa: 'La semilla se registra una vez, después de congelar la lista' },
  correr: { situacion: 'sorteada', negativa: 'El resultado se registra una vez, después de registrar la semilla' },
  publicar: { situacion: 'corrida', negativa: 'Se publica una vez, después de registrar el resultado' },
  mover_lista: { situacion: 'publicada', negativa: 'Solo se mueve la lista de una etapa publicada cuya lista no se ha cerrado' },
  cerrar_lista: { situacion: 'publicada', negativa: 'Solo se cierra la lista de una etapa publicada, y una vez' },
};

interface Negativa {
  readonly codigo: string;
  readonly detail: string;
}

const esperaOtra = (codigo: string, detail: string): Negativa => ({ codigo, detail });

function porOtrasEtapas({ etapa, etapas, instant, timeZone }: Sabido, accion: Accion): Negativa | undefined {
  const anteriores = etapas.filter(({ numero }) => numero < etapa.numero);
  if (accion === 'congelar') {
    const falta = anteriores.find(({ publicada }) => !publicada);
    return falta && esperaOtra('etapa_anterior', `Primero se publica la etapa «${falta.nombre}»`);
  }
  const congelada = etapaCongelada(etapas);
  if (congelada) {
    return esperaOtra('lista_congelada', `La lista de la etapa «${congelada.nombre}» está congelada: espere a que se publique su resultado`);
  }
  // The groups that go first do so here too.
  const hoy = diaEn(timeZone, instant);
  const pendiente = anteriores.find((una) => una.listaCerradaEn === null && ultimaTanda(una, timeZone) !== hoy);
  return pendiente && esperaOtra('lista_anterior', `Primero se mueve la lista de la etapa «${pendiente.nombre}»`);
}

/** The day of the last batch; before the first one, an empty text. */
function ultimaTanda({ tandas }: FilaDeEtapa, timeZone: string): string {
  const ultima = tandas.at(-1);
  return ultima === undefined ? '' : diaEn(timeZone, new Date(ultima.en));
}

function porFecha({ etapa, instant, timeZone }: Sabido, accion: Accion): Negativa | undefined {
  const hoy = diaEn(timeZone, instant);
  const { fechasDeLista } = etapa;
  const llegada = fechasDeLista.findLast((dia) => dia <= hoy);
  const publicada = etapa.publicada ? diaEn(timeZone, new Date(etapa.publicada.en)) : hoy;
  const movida = [ultimaTanda(etapa, timeZone), publicada].sort().at(-1) ?? '';
  const proxima = fechasDeLista.find((dia) => dia > hoy);
  if (accion === 'cerrar_lista') {
    return proxima === undefined
      ? undefined
      : { codigo: 'fuera_de_fecha', detail: 'La lista se cierra cuando ya llegó la última de sus fechas' };
  }
  if (llegada !== undefined && llegada > movida) return undefined;
  return {
    codigo: 'fuera_de_fecha',
    detail: `La lista se mueve en las fechas publicadas${proxima === undefined ? ', y ya pasaron todas' : `: la próxima es ${proxima}`}`,
  };
}

/** Why a step cannot be taken now; undefined: it can. */
export function negativaDe(sabido: Sabido, accion: Accion): Negativa | undefined {
  const { etapa, instant, login, sinDecidir } = sabido;
  const { situacion, negativa } = desde[accion];
  if (situacionDe(etapa, instant) !== situacion) return { codigo: 'paso_no_permitido', detail: negativa };
  switch (accion) {
    case 'congelar':
      if (sinDecidir > 0) {
        return { codigo: 'sin_decidir', detail: `Faltan ${sinDecidir} solicitudes de la etapa por decidir` };
      }
      return porOtrasEtapas(sabido, accion);
    case 'publicar':
      return etapa.corrida?.quien === login
        ? { codigo: 'misma_persona', detail: 'Publica otra persona que la que registró el resultado' }
        : undefined;
    case 'mover_lista':
    case 'cerrar_lista':
      return porOtrasEtapas(sabido, accion) ?? porFecha(sabido, accion);
    case 'sortear':
    case 'correr':
      return undefined;
  }
}

/** @throws 409 with why it cannot be taken now */
export function exigirPaso(sabido: Sabido, accion: Accion): void {
  const negativa = negativaDe(sabido, accion);
  if (negativa) throw new HttpProblem(409, negativa.detail, { codigo: negativa.codigo });
}

const ACCIONES: readonly Accion[] = ['congelar', 'sortear', 'correr', 'publicar', 'mover_lista', 'cerrar_lista'];

/** What the caller may do now. */
export const accionesDe = (sabido: Sabido): Accion[] => ACCIONES.filter((accion) => !negativaDe(sabido, accion));
