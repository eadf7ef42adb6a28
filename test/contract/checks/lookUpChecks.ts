import type { Prueba } from '../runSuite';
import { exigirIgual } from '../checkOutcome';

/** More than a guesser is allowed. */
const aciertos = 15;

export const consulta: readonly Prueba[] = [
  {
    grupo: 'consulta',
    nombre: 'la familia ve su solicitud, y consultarla muchas veces no la bloquea',
    correr: async ({ consultar, radicar }) => {
      const propia = await radicar();
      for (let vez = 0; vez < aciertos; vez += 1) {
        const { estado, version, datos, historia, acciones } = await consultar(propia);
        exigirIgual([estado, version, datos], ['radicada', 1, propia.datos], 'la solicitud recién radicada');
        exigirIgual(historia.map(({ de, a }) => [de, a]), [[null, 'radicada']], 'historia');
        exigirIgual([...acciones].sort(), ['editar', 'retirar'], 'acciones');
      }
    },
  },
  {
    grupo: 'consulta',
    nombre: 'cualquier dato equivocado da exactamente la misma respuesta (404 no_encontrada), en cada llamada',
    correr: async ({ cliente, radicar }) => {
      const { identificacion, datos } = await radicar();
      const malas = [
        { ...identificacion, documento: '1' },
        { ...identificacion, fechaNacimiento: '2001-01-01' },
        { ...identificacion, radicado: '2027-7K3M9QX-9' },
      ];
      const rechazo = { status: 404, codigo: 'no_encontrada' };
      const textos = new Set<string>();
      for (const mala of malas) {
        textos.add(JSON.stringify(await cliente.rechazar('consultarSolicitud', rechazo, { cuerpo: mala })));
      }
      const [mala] = malas;
      const version = 1;
      const otras = [
        ['editarSolicitud', { identificacion: mala, version, datos }],
        ['subsanarSolicitud', { identificacion: mala, version, datos }],
        ['retirarSolicitud', { identificacion: mala, version, motivo: null }],
        ['responderOferta', { identificacion: mala, version, respuesta: 'aceptar' }],
      ] as const;
      for (const [operacion, cuerpo] of otras) textos.add(JSON.stringify(await cliente.rechazar(operacion, rechazo, { cuerpo })));
      exigirIgual(textos.size, 1, 'respuestas distintas');
    },
  },
  {
    grupo: 'consulta',
    nombre: 'la familia edita mientras la convocatoria está abierta: cambia, y la versión sube',
    correr: async ({ cliente, consultar, radicar }) => {
      const propia = await radicar();
      const { identificacion } = propia;
      const datos = { ...propia.datos, opciones: [...propia.datos.opciones].reverse() };
      const editada = await cliente.lograr('editarSolicitud', { cuerpo: { identificacion, version: 1, datos } });
      exigirIgual([editada.estado, editada.version, editada.datos], ['radicada', 2, datos], 'la solicitud editada');
      exigirIgual((await consultar(propia)).datos, datos, 'lo guardado');
      const mala = { ...datos, opciones: [] };
      await cliente.rechazar('editarSolicitud', { status: 422 }, { cuerpo: { identificacion, version: 2, datos: mala } });
      exigirIgual((await consultar(propia)).version, 2, 'la versión después de un rechazo');
    },
  },
  {
    grupo: 'consulta',
    nombre: 'escribir sobre una versión vieja se rechaza (409 version_vieja) y no cambia nada',
    correr: async ({ cliente, consultar, radicar }) => {
      const propia = await radicar();
      const { identificacion, datos } = propia;
      await cliente.lograr('editarSolicitud', { cuerpo: { identificacion, version: 1, datos } });
      const rechazo = { status: 409, codigo: 'version_vieja' };
      await cliente.rechazar('editarSolicitud', rechazo, { cuerpo: { identificacion, version: 1, datos } });
      await cliente.rechazar('retirarSolicitud', rechazo, { cuerpo: { identificacion, version: 1, motivo: null } });
      const { estado, version } = await consultar(propia);
      exigirIgual([estado, version], ['radicada', 2], 'la solicitud después de los rechazos');
    },
  },
];
