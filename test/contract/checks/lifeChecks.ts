import type { Prueba } from '../runSuite';
import type { Mundo, Propia } from '../suiteWorld';
import { exigir, exigirIgual } from '../checkOutcome';
import { avanzar, deFamilia, deFuncionario, dia, exigirVida } from './attempts';

/** A request with a condition to decide, that the first reviewer has taken. */
async function tomada(mundo: Mundo): Promise<Propia> {
  const propia = await mundo.radicar({ condiciones: [await mundo.condicion()] });
  const { estado, asignadaA } = await avanzar(mundo, propia, 'tomar');
  exigirIgual([estado, asignadaA], ['en_revision', mundo.cuentas.revisora.usuario], 'la solicitud tomada');
  return propia;
}

export const vida: readonly Prueba[] = [
  {
    grupo: 'vida',
    nombre: 'radicada: solo se edita, se toma o se retira',
    correr: async (mundo) => {
      const propia = await mundo.radicar({ condiciones: [await mundo.condicion()] });
      await exigirVida(mundo, propia, {
        estado: 'radicada',
        familia: ['editar', 'retirar'],
        revisora: ['tomar', 'retirada'],
        colega: ['tomar', 'retirada'],
      });
    },
  },
  {
    grupo: 'vida',
    nombre: 'en revisión: solo quien la tomó la tramita, y no se valida con condiciones sin decidir',
    correr: async (mundo) => {
      await exigirVida(mundo, await tomada(mundo), {
        estado: 'en_revision',
        familia: ['editar', 'retirar'],
        revisora: ['liberar', 'decidir', 'por_subsanar', 'no_admitida', 'retirada'],
        colega: ['tomar', 'retirada'],
      });
    },
  },
  {
    grupo: 'vida',
    nombre: 'validada: cada condición decidida; después solo se retira',
    correr: async (mundo) => {
      const propia = await tomada(mundo);
      const { radicado, datos } = propia;
      const ruta = { radicado, condicion: datos.condiciones[0]?.codigo ?? '' };
      const como = await mundo.token('revisora');
      const sinMotivo = { version: 2, decision: 'negada', motivo: null };
      await mundo.cliente.rechazar('decidirCondicion', { status: 422 }, { ruta, cuerpo: sinMotivo, como });
      const { condiciones } = await avanzar(mundo, propia, 'decidir');
      exigirIgual(condiciones.map(({ decision }) => decision), ['aprobada'], 'decisiones');
      await avanzar(mundo, propia, 'validada');
      await exigirVida(mundo, propia, { estado: 'validada', familia: ['retirar'], revisora: ['retirada'], colega: ['retirada'] });
    },
  },
  {
    grupo: 'vida',
    nombre: 'por subsanar: con motivo y plazo por venir; la familia responde y vuelve a revisión',
    correr: async (mundo) => {
      const propia = await tomada(mundo);
      const { cliente } = mundo;
      const ruta = { radicado: propia.radicado };
      const como = await mundo.token('revisora');
      const pedido = { version: 2, a: 'por_subsanar', motivo: 'Falta un dato', antesDe: await dia(mundo, 5) };
      for (const malo of [{ motivo: null }, { antesDe: null }, { antesDe: await dia(mundo, -2) }]) {
        await cliente.rechazar('moverSolicitud', { status: 422 }, { ruta, cuerpo: { ...pedido, ...malo }, como });
      }
      await avanzar(mundo, propia, 'por_subsanar');
      exigir((await mundo.consultar(propia)).subsanacion !== null, 'la familia no ve qué debe subsanar');
      await exigirVida(mundo, propia, {
        estado: 'por_subsanar',
        familia: ['subsanar', 'retirar'],
        revisora: ['liberar', 'retirada'],
        colega: ['tomar', 'retirada'],
      });
      const [operacion, llamada] = deFamilia('subsanar', propia, 3);
      await cliente.lograr(operacion, llamada, 200);
      exigirIgual((await mundo.consultar(propia)).estado, 'en_revision', 'estado después de subsanar');
    },
  },
  {
    grupo: 'vida',
    nombre: 'no admitida: con motivo, y es el final',
    correr: async (mundo) => {
      const propia = await tomada(mundo);
      const cuerpo = { version: 2, a: 'no_admitida', motivo: null, antesDe: null };
      const llamada = { ruta: { radicado: propia.radicado }, cuerpo, como: await mundo.token('revisora') };
      await mundo.cliente.rechazar('moverSolicitud', { status: 422 }, llamada);
      await avanzar(mundo, propia, 'no_admitida');
      await exigirVida(mundo, propia, { estado: 'no_admitida', familia: [], revisora: [], colega: [] });
    },
  },
  {
    grupo: 'vida',
    nombre: 'retirada: es el final',
    correr: async (mundo) => {
      const propia = await mundo.radicar({ condiciones: [await mundo.condicion()] });
      await avanzar(mundo, propia, 'retirada');
      await exigirVida(mundo, propia, { estado: 'retirada', familia: [], revisora: [], colega: [] });
    },
  },
  {
    grupo: 'vida',
    nombre: 'lo que la familia edita en revisión vuelve a radicada',
    correr: async (mundo) => {
      const propia = await tomada(mundo);
      const [operacion, llamada] = deFamilia('editar', propia, 2);
      await mundo.cliente.lograr(operacion, llamada, 200);
      exigirIgual((await mundo.leer(propia.radicado)).estado, 'radicada', 'estado');
    },
  },
  {
    grupo: 'vida',
    nombre: 'se libera, la toma otra persona, y la de una colega se puede tomar',
    correr: async (mundo) => {
      const propia = await tomada(mundo);
      exigirIgual((await avanzar(mundo, propia, 'liberar')).asignadaA, null, 'asignadaA al liberar');
      const { colega, revisora } = mundo.cuentas;
      exigirIgual((await avanzar(mundo, propia, 'tomar', 'colega')).asignadaA, colega.usuario, 'asignadaA al tomar');
      exigirIgual((await avanzar(mundo, propia, 'tomar')).asignadaA, revisora.usuario, 'asignadaA al tomar de otra');
    },
  },
  {
    grupo: 'vida',
    nombre: 'cada escritura de quien tramita sobre una versión vieja se rechaza (409 version_vieja)',
    correr: async (mundo) => {
      const propia = await tomada(mundo);
      const plazo = await dia(mundo, 5);
      const como = await mundo.token('revisora');
      for (const accion of ['liberar', 'decidir', 'por_subsanar', 'no_admitida', 'retirada'] as const) {
        const [operacion, llamada] = deFuncionario(accion, propia, { version: 1, plazo, como });
        await mundo.cliente.rechazar(operacion, { status: 409, codigo: 'version_vieja' }, llamada);
      }
      const { estado, version } = await mundo.leer(propia.radicado);
      exigirIgual([estado, version], ['en_revision', 2], 'la solicitud después de los rechazos');
    },
  },
  {
    grupo: 'vida',
    nombre: 'de dos que toman a la vez la misma versión, una sola la toma',
    correr: async (mundo) => {
      const propia = await mundo.radicar();
      const quienes = ['revisora', 'colega'] as const;
      const tokens = await Promise.all(quienes.map((quien) => mundo.token(quien)));
      const respuestas = await Promise.all(
        tokens.map((como) => {
          const [operacion, llamada] = deFuncionario('tomar', propia, { version: 1, plazo: '', como });
          return mundo.cliente.pedir(operacion, llamada);
        }),
      );
      const halladas = respuestas.map(({ status, codigo }) => codigo ?? String(status)).sort();
      exigirIgual(halladas, ['200', 'version_vieja'], 'respuestas');
    },
  },
];
