import { randomUUID } from 'node:crypto';

import { checksOf } from '../runSuite';
import { requireThat, requireEqual } from '../checkOutcome';
import { advance } from './attempts';

const perPage = 10;

export const processingChecks = checksOf('tramitacion', {
  'la bandeja va de la más antigua a la más nueva, por páginas': async ({ client, file, token }) => {
    await file();
    const bearer = await token('revisora');
    const first = await client.expectSuccess('listarSolicitudes', { bearer });
    requireEqual(first.elementos.length, Math.min(perPage, first.total), 'elementos de la página 1');
    const moments = first.elementos.map(({ radicadaEn }) => Date.parse(radicadaEn));
    requireEqual(
      moments,
      [...moments].sort((a, b) => a - b),
      'el orden',
    );
    const farPage = await client.expectSuccess('listarSolicitudes', { queryParams: { pagina: 1_000_000 }, bearer });
    requireEqual([farPage.elementos, farPage.total], [[], first.total], 'una página después de la última');
    await client.expectRefusal('listarSolicitudes', { status: 400 }, { queryParams: { pagina: 0 }, bearer });
    await client.expectRefusal('listarSolicitudes', { status: 400 }, { queryParams: { estado: 'otro' }, bearer });
  },
  'la bandeja se filtra por estado, por quién la tiene y por cualquier parte de radicado, documento, nombres y teléfono': async (
    world,
  ) => {
    const { client, accounts, token } = world;
    const own = await world.file();
    await advance(world, own, 'tomar');
    const bearer = await token('revisora');
    const { radicado, datos } = own;
    const list = async (lookUp: Record<string, string>, who = bearer) =>
      (await client.expectSuccess('listarSolicitudes', { queryParams: lookUp, bearer: who })).elementos;
    for (const text of [radicado, datos.estudiante.documento]) {
      requireEqual(
        (await list({ texto: text })).map((one) => one.radicado),
        [radicado],
        `por ${text}`,
      );
    }
    const { estudiante, acudiente } = datos;
    const parts = [
      radicado.slice(5, 10),
      estudiante.documento.slice(-6),
      `${estudiante.tipoDocumento} ${estudiante.documento}`,
      `${acudiente.apellidos ?? ''} ${estudiante.documento.slice(0, 5)} ${acudiente.nombres.slice(0, 3).toUpperCase()}`,
      `${acudiente.telefono ?? ''} ${radicado}`,
    ];
    for (const text of parts) {
      const found = (await list({ texto: text })).map((one) => one.radicado);
      requireThat(found.includes(radicado), `«${text}» encuentra ${JSON.stringify(found)}`);
    }
    const estados = (await list({ estado: 'en_revision' })).map(({ estado }) => estado);
    requireThat(
      estados.every((estado) => estado === 'en_revision'),
      `por estado pasan ${JSON.stringify(estados)}`,
    );
    const mine = { texto: radicado, asignacion: 'mias' };
    requireEqual(
      (await list(mine)).map(({ asignadaA }) => asignadaA),
      [accounts.revisora.user],
      'mías',
    );
    requireEqual(await list({ texto: radicado, asignacion: 'libres' }), [], 'libres');
    requireEqual(await list({ texto: radicado, asignacion: 'de_otros' }), [], 'de otros');
    const colleague = await token('colega');
    requireEqual(await list(mine, colleague), [], 'mías, de la colega');
    requireEqual((await list({ texto: radicado, asignacion: 'de_otros' }, colleague)).length, 1, 'de otros, de la colega');
    requireEqual(await list({ texto: radicado, estado: 'radicada' }), [], 'por radicado y otro estado');
  },
  'a quien va a radicar otra se le dice cuál está en trámite con ese documento, con ceros delante o sin ellos': async ({
    client,
    file,
    token,
  }) => {
    const { radicado, datos } = await file();
    const bearer = await token('revisora');
    const { tipoDocumento, documento } = datos.estudiante;
    for (const written of [documento, `00${documento}`]) {
      const queryParams = { tipoDocumento, documento: written };
      const { elementos } = await client.expectSuccess('buscarSolicitudesVivas', { queryParams, bearer });
      requireEqual(
        elementos.map((one) => one.radicado),
        [radicado],
        `con ${written}`,
      );
    }
    const none = await client.expectSuccess('buscarSolicitudesVivas', {
      queryParams: { tipoDocumento, documento: '999' },
      bearer,
    });
    requireEqual(none.elementos, [], 'con otro documento');
  },
  'una solicitud que no existe es 404 en cada llamada': async ({ client, token }) => {
    const pathParams = { radicado: '2027-7K3M9QX-9', condicion: 'ninguna', archivo: randomUUID() };
    const bearer = await token('revisora');
    const version = 1;
    const peticion = { canal: 'telefonica', nota: null };
    const payloads = {
      leerSolicitud: undefined,
      leerBitacora: undefined,
      leerComoFamilia: undefined,
      leerArchivo: undefined,
      tomarSolicitud: { version },
      liberarSolicitud: { version },
      decidirCondicion: { version, decision: 'aprobada', motivo: null },
      decidirCupoActual: { version, decision: 'aprobada', motivo: null },
      moverSolicitud: { version, a: 'retirada', motivo: 'Prueba', antesDe: null },
      proponerReapertura: { version, motivo: 'Prueba' },
      decidirReapertura: { version, reabre: true },
      responderEnSuNombre: { version, peticion, respuesta: 'aceptar' },
      retirarEnSuNombre: { version, peticion },
      cambiarContactoEnSuNombre: { version, peticion, contacto: { telefono: '3001112233', correo: null } },
      editarEnSuNombre: { version, peticion, datos: {} },
      subsanarEnSuNombre: { version, peticion, datos: {} },
      registrarLlamada: { version, intentos: 0, resultado: 'hecha', nota: null },
    };
    for (const [operation, payload] of Object.entries(payloads)) {
      const { status } = await client.ask(operation, { pathParams, payload, bearer });
      requireEqual(status, 404, operation);
    }
  },
  'la bitácora cuenta cada lectura y cada movimiento, con quién, y repetirla da el estado guardado': async (world) => {
    const { client, accounts, token } = world;
    const own = await world.file({ condiciones: [await world.condicion()] });
    for (const move of ['tomar', 'decidir', 'liberar', 'tomar', 'validada', 'retirada'] as const) {
      await advance(world, own, move);
    }
    const { estado } = await world.read(own.radicado, 'colega');
    const asked = { pathParams: { radicado: own.radicado }, bearer: await token('revisora') };
    const { total, elementos: newEntries } = await client.expectSuccess('leerBitacora', asked);
    const entries = [...newEntries];
    for (let page = 2; entries.length < total; page += 1) {
      const { elementos } = await client.expectSuccess('leerBitacora', { ...asked, queryParams: { pagina: page } });
      requireThat(elementos.length > 0, 'la bitácora tiene menos registros que su total');
      entries.push(...elementos);
    }
    requireThat(newEntries.length <= perPage, 'más de diez registros en una página');
    entries.reverse();
    const moments = entries.map(({ en }) => Date.parse(en));
    requireEqual(
      moments,
      [...moments].sort((a, b) => a - b),
      'la más nueva primero',
    );

    const repeated = entries.reduce<string | null>((entryOf, entry) => {
      if (entry.a === null) return entryOf;
      requireEqual(entry.de, entryOf, `un movimiento a ${entry.a} que no sigue al anterior`);
      return entry.a;
    }, null);
    requireEqual(repeated, estado, 'el estado que da la bitácora');
    const facts = entries.filter(({ que }) => !que.startsWith('lectura')).map(({ quien: who }) => who);
    requireEqual(facts, ['familia', ...Array<string>(6).fill(accounts.revisora.user)], 'quién hizo cada cosa');
    const readings = entries.filter(({ que, quien: who }) => que === 'lectura' && who === accounts.colega.user);
    requireEqual(readings.length, 1, 'lecturas de la colega en la bitácora');
  },
});
