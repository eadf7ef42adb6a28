import { randomUUID } from 'node:crypto';

import type { Prueba } from '../runSuite';
import { exigir, exigirIgual } from '../checkOutcome';
import { avanzar } from './attempts';

const porPagina = 10;

export const tramitacion: readonly Prueba[] = [
  {
    grupo: 'tramitacion',
    nombre: 'la bandeja va de la más antigua a la más nueva, por páginas',
    correr: async ({ cliente, radicar, token }) => {
      await radicar();
      const como = await token('revisora');
      const primera = await cliente.lograr('listarSolicitudes', { como });
      exigirIgual(primera.elementos.length, Math.min(porPagina, primera.total), 'elementos de la página 1');
      const momentos = primera.elementos.map(({ radicadaEn }) => Date.parse(radicadaEn));
      exigirIgual(momentos, [...momentos].sort((a, b) => a - b), 'el orden');
      const lejos = await cliente.lograr('listarSolicitudes', { consulta: { pagina: 1_000_000 }, como });
      exigirIgual([lejos.elementos, lejos.total], [[], primera.total], 'una página después de la última');
      await cliente.rechazar('listarSolicitudes', { status: 400 }, { consulta: { pagina: 0 }, como });
      await cliente.rechazar('listarSolicitudes', { status: 400 }, { consulta: { estado: 'otro' }, como });
    },
  },
  {
    grupo: 'tramitacion',
    nombre: 'la bandeja se filtra por estado, por radicado, por documento y por quién la tiene',
    correr: async (mundo) => {
      const { cliente, cuentas, token } = mundo;
      const propia = await mundo.radicar();
      await avanzar(mundo, propia, 'tomar');
      const como = await token('revisora');
      const { radicado, datos } = propia;
      const listar = async (consulta: Record<string, string>, quien = como) =>
        (await cliente.lograr('listarSolicitudes', { consulta, como: quien })).elementos;
      for (const texto of [radicado, datos.estudiante.documento]) {
        exigirIgual((await listar({ texto })).map((cada) => cada.radicado), [radicado], `por ${texto}`);
      }
      const estados = (await listar({ estado: 'en_revision' })).map(({ estado }) => estado);
      exigir(estados.every((estado) => estado === 'en_revision'), `por estado pasan ${JSON.stringify(estados)}`);
      const mia = { texto: radicado, asignacion: 'mias' };
      exigirIgual((await listar(mia)).map(({ asignadaA }) => asignadaA), [cuentas.revisora.usuario], 'mías');
      exigirIgual(await listar({ texto: radicado, asignacion: 'libres' }), [], 'libres');
      exigirIgual(await listar({ texto: radicado, asignacion: 'de_otros' }), [], 'de otros');
      const colega = await token('colega');
      exigirIgual(await listar(mia, colega), [], 'mías, de la colega');
      exigirIgual((await listar({ texto: radicado, asignacion: 'de_otros' }, colega)).length, 1, 'de otros, de la colega');
      exigirIgual(await listar({ texto: radicado, estado: 'radicada' }), [], 'por radicado y otro estado');
    },
  },
  {
    grupo: 'tramitacion',
    nombre: 'una solicitud que no existe es 404 en cada llamada',
    correr: async ({ cliente, token }) => {
      const ruta = { radicado: '2027-7K3M9QX-9', condicion: 'ninguna', archivo: randomUUID() };
      const como = await token('revisora');
      const version = 1;
      const cuerpos = {
        leerSolicitud: undefined,
        leerBitacora: undefined,
        leerArchivo: undefined,
        tomarSolicitud: { version },
        liberarSolicitud: { version },
        decidirCondicion: { version, decision: 'aprobada', motivo: null },
        moverSolicitud: { version, a: 'retirada', motivo: 'Prueba', antesDe: null },
      };
      for (const [operacion, cuerpo] of Object.entries(cuerpos)) {
        const { status } = await cliente.pedir(operacion, { ruta, cuerpo, como });
        exigirIgual(status, 404, operacion);
      }
    },
  },
  {
    grupo: 'tramitacion',
    nombre: 'la bitácora cuenta cada lectura y cada movimiento, con quién, y repetirla da el estado guardado',
    correr: async (mundo) => {
      const { cliente, cuentas, token } = mundo;
      const propia = await mundo.radicar({ condiciones: [await mundo.condicion()] });
      for (const accion of ['tomar', 'decidir', 'liberar', 'tomar', 'validada', 'retirada'] as const) {
        await avanzar(mundo, propia, accion);
      }
      const { estado } = await mundo.leer(propia.radicado, 'colega');
      const llamada = { ruta: { radicado: propia.radicado }, como: await token('revisora') };
      const { total, elementos: nuevos } = await cliente.lograr('leerBitacora', llamada);
      const registros = [...nuevos];
      for (let pagina = 2; registros.length < total; pagina += 1) {
        const { elementos } = await cliente.lograr('leerBitacora', { ...llamada, consulta: { pagina } });
        exigir(elementos.length > 0, 'la bitácora tiene menos registros que su total');
        registros.push(...elementos);
      }
      exigir(nuevos.length <= porPagina, 'más de diez registros en una página');
      registros.reverse();
      const momentos = registros.map(({ en }) => Date.parse(en));
      exigirIgual(momentos, [...momentos].sort((a, b) => a - b), 'la más nueva primero');

      const repetido = registros.reduce<string | null>((de, registro) => {
        if (registro.a === null) return de;
        exigirIgual(registro.de, de, `un movimiento a ${registro.a} que no sigue al anterior`);
        return registro.a;
      }, null);
      exigirIgual(repetido, estado, 'el estado que da la bitácora');
      const hechos = registros.filter(({ que }) => !que.startsWith('lectura')).map(({ quien }) => quien);
      exigirIgual(hechos, ['familia', ...Array<string>(6).fill(cuentas.revisora.usuario)], 'quién hizo cada cosa');
      const lecturas = registros.filter(({ que, quien }) => que === 'lectura' && quien === cuentas.colega.usuario);
      exigirIgual(lecturas.length, 1, 'lecturas de la colega en la bitácora');
    },
  },
];
