import { checksOf } from '../runSuite';
import { requireEqual } from '../checkOutcome';

/** More than a guesser is allowed. */
const hits = 15;

export const lookUpChecks = checksOf('consulta', {
  'la familia ve su solicitud, y consultarla muchas veces no la bloquea': async ({ lookUp, file }) => {
    const own = await file();
    for (let turn = 0; turn < hits; turn += 1) {
      const { estado, version, datos: data, historia, acciones } = await lookUp(own);
      requireEqual([estado, version, data], ['radicada', 1, own.datos], 'la solicitud recién radicada');
      requireEqual(
        historia.map(({ de, a }) => [de, a]),
        [[null, 'radicada']],
        'historia',
      );
      requireEqual([...acciones].sort(), ['editar', 'retirar'], 'acciones');
    }
  },
  'cualquier dato equivocado da exactamente la misma respuesta (404 no_encontrada), en cada llamada': async ({
    client,
    file,
  }) => {
    const { identificacion, datos: data } = await file();
    const wrongOnes = [
      { ...identificacion, documento: '1' },
      { ...identificacion, fechaNacimiento: '2001-01-01' },
      { ...identificacion, radicado: '2027-7K3M9QX-9' },
    ];
    const refusal = { status: 404, codigo: 'no_encontrada' };
    const texts = new Set<string>();
    for (const wrong of wrongOnes) {
      texts.add(JSON.stringify(await client.expectRefusal('consultarSolicitud', refusal, { payload: wrong })));
    }
    const [wrong] = wrongOnes;
    const version = 1;
    const otherCalls = [
      ['editarSolicitud', { identificacion: wrong, version, datos: data }],
      ['subsanarSolicitud', { identificacion: wrong, version, datos: data }],
      ['retirarSolicitud', { identificacion: wrong, version, motivo: null }],
      ['responderOferta', { identificacion: wrong, version, respuesta: 'aceptar' }],
      ['cambiarContactoDeAcudiente', { identificacion: wrong, version, contacto: { telefono: null, correo: 'a@example.com' } }],
    ] as const;
    for (const [operation, payload] of otherCalls)
      texts.add(JSON.stringify(await client.expectRefusal(operation, refusal, { payload })));
    requireEqual(texts.size, 1, 'respuestas distintas');
  },
  'quien perdió el radicado recibe la misma respuesta, haya o no una solicitud, y no puede pedirlo sin fin (429)': async ({
    client,
    file,
  }) => {
    const { tipoDocumento, documento, fechaNacimiento } = (await file()).datos.estudiante;
    const right = { tipoDocumento, documento, fechaNacimiento };
    const answers = new Set<string>();
    for (const payload of [right, { ...right, fechaNacimiento: '2001-01-01' }]) {
      answers.add(JSON.stringify(await client.expectSuccess('pedirRadicado', { payload })));
    }
    requireEqual(answers.size, 1, 'respuestas distintas');
    let status = 200;
    for (let turn = 0; turn < hits && status === 200; turn += 1) {
      status = (await client.ask('pedirRadicado', { payload: right })).status;
    }
    requireEqual(status, 429, 'después de pedirlo muchas veces');
  },
  'la familia edita mientras la convocatoria está abierta: cambia, y la versión sube': async ({ client, lookUp, file }) => {
    const own = await file();
    const { identificacion } = own;
    const data = { ...own.datos, opciones: [...own.datos.opciones].reverse() };
    const edited = await client.expectSuccess('editarSolicitud', { payload: { identificacion, version: 1, datos: data } });
    requireEqual([edited.estado, edited.version, edited.datos], ['radicada', 2, data], 'la solicitud editada');
    requireEqual((await lookUp(own)).datos, data, 'lo guardado');
    const wrong = { ...data, opciones: [] };
    await client.expectRefusal('editarSolicitud', { status: 422 }, { payload: { identificacion, version: 2, datos: wrong } });
    requireEqual((await lookUp(own)).version, 2, 'la versión después de un rechazo');
  },
  'escribir sobre una versión vieja se rechaza (409 version_vieja) y no cambia nada': async ({ client, lookUp, file }) => {
    const own = await file();
    const { identificacion, datos: data } = own;
    await client.expectSuccess('editarSolicitud', { payload: { identificacion, version: 1, datos: data } });
    const refusal = { status: 409, codigo: 'version_vieja' };
    await client.expectRefusal('editarSolicitud', refusal, { payload: { identificacion, version: 1, datos: data } });
    await client.expectRefusal('retirarSolicitud', refusal, { payload: { identificacion, version: 1, motivo: null } });
    const { estado, version } = await lookUp(own);
    requireEqual([estado, version], ['radicada', 2], 'la solicitud después de los rechazos');
  },
  'la familia cambia su teléfono y su correo en cualquier estado: nada más cambia, y la versión sube una vez': async ({
    client,
    lookUp,
    file,
  }) => {
    const own = await file();
    const { identificacion } = own;
    await client.expectSuccess('retirarSolicitud', { payload: { identificacion, version: 1, motivo: null } });
    const contacto = { telefono: '3104445566', correo: 'contrato.nuevo@example.com' };
    const payload = { identificacion, version: 2, contacto };
    for (let turn = 0; turn < 2; turn += 1) await client.expectSuccess('cambiarContactoDeAcudiente', { payload });
    const { estado, version, datos: data } = await lookUp(own);
    const expected = { ...own.datos, acudiente: { ...own.datos.acudiente, ...contacto } };
    requireEqual([estado, version, data], ['retirada', 3, expected], 'la solicitud con otro contacto');
    const stale = { ...payload, contacto: { ...contacto, telefono: null } };
    await client.expectRefusal('cambiarContactoDeAcudiente', { status: 409, codigo: 'version_vieja' }, { payload: stale });
    const none = { identificacion, version: 3, contacto: { telefono: null, correo: null } };
    await client.expectRefusal('cambiarContactoDeAcudiente', { status: 422 }, { payload: none });
  },
});
