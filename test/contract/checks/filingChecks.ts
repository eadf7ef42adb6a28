import { randomInt, randomUUID } from 'node:crypto';

import { buildRadicado, checkRadicado } from '#domain/radicado.ts';
import type { FilingReceipt } from '#domain/contractTypes.ts';
import { checksOf } from '../runSuite';
import type { SolicitudChange } from '#test/support/testApi.ts';
import type { SuiteWorld } from '../suiteWorld';
import { requireThat, requireEqual, SkippedCheck } from '../checkOutcome';

const atOnce = 5;

/** What must be told of the field, when the data are otherwise right. */
const errores: readonly (readonly [campo: string, cambio: SolicitudChange])[] = [
  ['datos.estudiante.documento', { estudiante: { documento: 'NO' } }],
  ['datos.estudiante.fechaNacimiento', { estudiante: { fechaNacimiento: '2999-01-01' } }],
  ['datos.estudiante.nombres', { estudiante: { nombres: 'Ñ'.repeat(201) } }],
  ['datos.acudiente.nombres', { acudiente: { nombres: '\u3164\ufe0f\u00ad' } }],
  ['datos.estudiante.comuna', { estudiante: { comuna: 'no_existe' } }],
  ['datos.acudiente.telefono', { acudiente: { telefono: null, correo: null } }],
  ['datos.hermanos.0.radicado', { hermanos: [{ radicado: '2027-0000000-0' }] }],
  ['datos.opciones.0', { opciones: [randomUUID()] }],
];

async function refusedField({ client, datos, newSolicitud }: SuiteWorld, field: string, change: SolicitudChange): Promise<void> {
  const payload = await newSolicitud(await datos(change));
  const problem = await client.expectRefusal('radicarSolicitud', { status: 422 }, { payload });
  const fields = problem.errores?.map((error) => error.campo) ?? [];
  requireThat(fields.includes(field), `debía señalar ${field} y señaló ${JSON.stringify(fields)}`);
}

export const filingChecks = checksOf('radicacion', {
  'radicar da un comprobante (201) de lo que se pidió, con un radicado que se puede verificar': async ({
    client,
    datos,
    newSolicitud,
    remember,
  }) => {
    const given = await datos();
    const receipt = await client.expectSuccess('radicarSolicitud', { payload: await newSolicitud(given) }, 201);
    remember(receipt.radicado, given);
    requireEqual(checkRadicado(receipt.radicado).ok, true, `carácter de control de ${receipt.radicado}`);
    requireEqual(
      receipt.opciones.map(({ id }) => id),
      given.opciones,
      'opciones, en su orden',
    );
    requireEqual([receipt.grado, receipt.registradaPor], [given.estudiante.grado, null], 'grado y registradaPor');
    requireThat(receipt.estudiante.includes(given.estudiante.apellidos ?? ''), 'el nombre cambió al guardarse');
  },
  'la misma clave con el mismo cuerpo da el mismo comprobante (200); con otro, 409 clave_usada': async ({
    client,
    datos,
    newSolicitud,
    remember,
  }) => {
    const given = await datos();
    const payload = await newSolicitud(given);
    const first = await client.expectSuccess('radicarSolicitud', { payload }, 201);
    remember(first.radicado, given);
    requireEqual(await client.expectSuccess('radicarSolicitud', { payload }, 200), first, 'el comprobante repetido');
    const other = { ...payload, datos: await datos() };
    await client.expectRefusal('radicarSolicitud', { status: 409, codigo: 'clave_usada' }, { payload: other });
  },
  'quien aún no tiene documento recibe un número, el mismo al repetir, y con él o el del acudiente consulta; se radica una vez':
    async ({ client, convocatoria, datos, newSolicitud, remember }) => {
      const type = (await convocatoria()).catalogos.tiposDocumento.find(({ formato }) => formato === 'asignado');
      if (!type) throw new SkippedCheck('ningún tipo de documento da el número al radicar');
      const numbers: string[] = [];
      for (const apellidos of [null, 'Ñáñez']) {
        const given = await datos({ estudiante: { tipoDocumento: type.codigo, documento: '', apellidos } });
        const payload = await newSolicitud(given);
        const first = await client.expectSuccess('radicarSolicitud', { payload }, 201);
        const documento = first.documentoAsignado ?? '';
        const { identificacion } = remember(first.radicado, { ...given, estudiante: { ...given.estudiante, documento } });
        requireEqual(await client.expectSuccess('radicarSolicitud', { payload }, 200), first, 'el comprobante repetido');
        const { estudiante } = (await client.expectSuccess('consultarSolicitud', { payload: identificacion })).datos;
        requireEqual(
          [estudiante.documento, estudiante.apellidos],
          [documento, apellidos],
          'documento y apellidos de la consulta',
        );
        numbers.push(documento);
        const twice = { payload: await newSolicitud(given) };
        await client.expectRefusal('radicarSolicitud', { status: 409, codigo: 'solicitud_viva' }, twice);
        const byAcudiente = { payload: { ...identificacion, documento: given.acudiente.documento } };
        const found = await client.expectSuccess('consultarSolicitud', byAcudiente);
        requireEqual(found.radicado, first.radicado, 'la solicitud que se consulta con el documento del acudiente');
      }
      requireEqual(new Set(numbers).size, 2, 'números distintos');
    },
  'la misma clave varias veces a la vez es una sola solicitud': async ({ client, datos, newSolicitud, remember }) => {
    const given = await datos();
    const payload = await newSolicitud(given);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => client.ask('radicarSolicitud', { payload })));
    requireEqual(answers.map(({ status }) => status).sort(), [...Array<number>(atOnce - 1).fill(200), 201], 'estados HTTP');
    const radicados = new Set(answers.map(({ body }) => (body as FilingReceipt).radicado));
    for (const radicado of radicados) remember(radicado, given);
    requireEqual(radicados.size, 1, 'radicados distintos');
  },
  'un estudiante tiene una sola solicitud viva por año (409 solicitud_viva), también a la vez': async ({
    client,
    datos,
    newSolicitud,
    remember,
    file,
  }) => {
    const { datos: given } = await file();
    const refusal = { status: 409, codigo: 'solicitud_viva' };
    await client.expectRefusal('radicarSolicitud', refusal, { payload: await newSolicitud(given) });
    const others = await datos();
    const bodies = await Promise.all([newSolicitud(others), newSolicitud(others)]);
    const answers = await Promise.all(bodies.map((payload) => client.ask('radicarSolicitud', { payload })));
    for (const { status, body } of answers) if (status === 201) remember((body as FilingReceipt).radicado, others);
    const found = answers.map(({ status, codigo }) => codigo ?? String(status)).sort();
    requireEqual(found, ['201', 'solicitud_viva'], 'dos a la vez');
  },
  'no dice si un radicado de hermano existe; un cuerpo anidado sin fin es 422': async ({
    client,
    convocatoria,
    datos,
    newSolicitud,
    file,
  }) => {
    const { radicado } = await file();
    const absent = buildRadicado((await convocatoria()).anio, (limit) => randomInt(limit));
    const fieldsFor = async (named: string): Promise<readonly string[] | undefined> => {
      const given = await datos({ hermanos: [{ radicado: named }], opciones: [randomUUID()] });
      const problem = await client.expectRefusal('radicarSolicitud', { status: 422 }, { payload: await newSolicitud(given) });
      return problem.errores?.map(({ campo }) => campo);
    };
    requireEqual(await fieldsFor(absent), await fieldsFor(radicado), 'campos señalados');
    const deep: unknown = JSON.parse('['.repeat(1000) + ']'.repeat(1000));
    const payload = { ...(await newSolicitud(await datos())), datos: deep };
    await client.expectRefusal('radicarSolicitud', { status: 422 }, { payload });
  },
  'quien retira puede radicar de nuevo': async ({ client, newSolicitud, remember, file }) => {
    const { datos: given, identificacion } = await file();
    const withdrawn = await client.expectSuccess('retirarSolicitud', { payload: { identificacion, version: 1, motivo: null } });
    requireEqual(withdrawn.estado, 'retirada', 'estado');
    const { radicado } = await client.expectSuccess('radicarSolicitud', { payload: await newSolicitud(given) }, 201);
    remember(radicado, given);
  },
  ...Object.fromEntries(
    errores.map(([field, change]) => [
      `un error en ${field} se señala en ese campo (422)`,
      (world: SuiteWorld) => refusedField(world, field, change),
    ]),
  ),
  'más opciones de las permitidas, o una repetida, no se aceptan (422)': async ({
    client,
    convocatoria,
    datos,
    newSolicitud,
    ofertas,
  }) => {
    const { maximoOpciones } = await convocatoria();
    const [oferta] = await ofertas();
    for (const opciones of [
      Array.from({ length: maximoOpciones + 1 }, () => randomUUID()),
      [oferta?.id ?? '', oferta?.id ?? ''],
    ]) {
      const payload = await newSolicitud(await datos({ opciones }));
      await client.expectRefusal('radicarSolicitud', { status: 422 }, { payload });
    }
  },
  'un aviso de privacidad que no es el vigente no se acepta (422)': async ({ client, datos, newSolicitud }) => {
    const payload = await newSolicitud(await datos());
    const stale = { ...payload, aviso: { ...payload.aviso, version: 'no-existe' } };
    await client.expectRefusal('radicarSolicitud', { status: 422 }, { payload: stale });
  },
  'lo que no es JSON, o no es la forma del contrato, no se acepta (400)': async ({ client, datos, newSolicitud }) => {
    const payload = await newSolicitud(await datos());
    for (const wrong of [
      '{',
      '{}',
      JSON.stringify({ ...payload, otro: 1 }),
      JSON.stringify({ ...payload, claveIdempotencia: '1' }),
    ]) {
      await client.expectRefusal('radicarSolicitud', { status: 400 }, { payload: wrong });
    }
  },
  'la radicación asistida dice quién la escribió': async ({ client, accounts, datos, read, newSolicitud, remember, token }) => {
    const given = await datos();
    const asked = { payload: await newSolicitud(given), bearer: await token('revisora') };
    const receipt = await client.expectSuccess('radicarAsistida', asked, 201);
    const { radicado } = remember(receipt.radicado, given);
    const { user } = accounts.revisora;
    requireEqual([receipt.registradaPor, (await read(radicado)).registradaPor], [user, user], 'registradaPor');
    requireEqual(await client.expectSuccess('radicarAsistida', asked, 200), receipt, 'el comprobante repetido');
  },
});
