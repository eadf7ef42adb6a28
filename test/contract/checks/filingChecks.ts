import { randomUUID } from 'node:crypto';

import { revisarRadicado } from '#domain/radicado.ts';
import type { Comprobante } from '#domain/contractTypes.ts';
import type { Prueba } from '../runSuite';
import type { Cambio, Mundo } from '../suiteWorld';
import { exigir, exigirIgual } from '../checkOutcome';

const aLaVez = 5;

/** What must be told of the field, when the data are otherwise right. */
const errores: readonly (readonly [campo: string, cambio: Cambio])[] = [
  ['datos.estudiante.documento', { estudiante: { documento: 'NO' } }],
  ['datos.estudiante.fechaNacimiento', { estudiante: { fechaNacimiento: '2999-01-01' } }],
  ['datos.estudiante.nombres', { estudiante: { nombres: 'Ñ'.repeat(201) } }],
  ['datos.estudiante.comuna', { estudiante: { comuna: 'no_existe' } }],
  ['datos.acudiente.telefono', { acudiente: { telefono: null, correo: null } }],
  ['datos.hermanos.0.radicado', { hermanos: [{ radicado: '2027-0000000-0' }] }],
  ['datos.opciones.0', { opciones: [randomUUID()] }],
];

async function campoRechazado({ cliente, datos, nueva }: Mundo, campo: string, cambio: Cambio): Promise<void> {
  const cuerpo = await nueva(await datos(cambio));
  const problema = await cliente.rechazar('radicarSolicitud', { status: 422 }, { cuerpo });
  const campos = problema.errores?.map((error) => error.campo) ?? [];
  exigir(campos.includes(campo), `debía señalar ${campo} y señaló ${JSON.stringify(campos)}`);
}

export const radicacion: readonly Prueba[] = [
  {
    grupo: 'radicacion',
    nombre: 'radicar da un comprobante (201) de lo que se pidió, con un radicado que se puede verificar',
    correr: async ({ cliente, datos, nueva, recordar }) => {
      const dados = await datos();
      const comprobante = await cliente.lograr('radicarSolicitud', { cuerpo: await nueva(dados) }, 201);
      recordar(comprobante.radicado, dados);
      exigirIgual(revisarRadicado(comprobante.radicado).valido, true, `carácter de control de ${comprobante.radicado}`);
      exigirIgual(comprobante.opciones.map(({ id }) => id), dados.opciones, 'opciones, en su orden');
      exigirIgual([comprobante.grado, comprobante.registradaPor], [dados.estudiante.grado, null], 'grado y registradaPor');
      exigir(comprobante.estudiante.includes(dados.estudiante.apellidos), 'el nombre cambió al guardarse');
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'la misma clave con el mismo cuerpo da el mismo comprobante (200); con otro, 409 clave_usada',
    correr: async ({ cliente, datos, nueva, recordar }) => {
      const dados = await datos();
      const cuerpo = await nueva(dados);
      const primero = await cliente.lograr('radicarSolicitud', { cuerpo }, 201);
      recordar(primero.radicado, dados);
      exigirIgual(await cliente.lograr('radicarSolicitud', { cuerpo }, 200), primero, 'el comprobante repetido');
      const otro = { ...cuerpo, datos: await datos() };
      await cliente.rechazar('radicarSolicitud', { status: 409, codigo: 'clave_usada' }, { cuerpo: otro });
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'la misma clave varias veces a la vez es una sola solicitud',
    correr: async ({ cliente, datos, nueva, recordar }) => {
      const dados = await datos();
      const cuerpo = await nueva(dados);
      const respuestas = await Promise.all(Array.from({ length: aLaVez }, () => cliente.pedir('radicarSolicitud', { cuerpo })));
      exigirIgual(respuestas.map(({ status }) => status).sort(), [...Array<number>(aLaVez - 1).fill(200), 201], 'estados HTTP');
      const radicados = new Set(respuestas.map(({ body }) => (body as Comprobante).radicado));
      for (const radicado of radicados) recordar(radicado, dados);
      exigirIgual(radicados.size, 1, 'radicados distintos');
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'un estudiante tiene una sola solicitud viva por año (409 solicitud_viva), también a la vez',
    correr: async ({ cliente, datos, nueva, recordar, radicar }) => {
      const { datos: dados } = await radicar();
      const rechazo = { status: 409, codigo: 'solicitud_viva' };
      await cliente.rechazar('radicarSolicitud', rechazo, { cuerpo: await nueva(dados) });
      const otros = await datos();
      const cuerpos = await Promise.all([nueva(otros), nueva(otros)]);
      const respuestas = await Promise.all(cuerpos.map((cuerpo) => cliente.pedir('radicarSolicitud', { cuerpo })));
      for (const { status, body } of respuestas) if (status === 201) recordar((body as Comprobante).radicado, otros);
      const halladas = respuestas.map(({ status, codigo }) => codigo ?? String(status)).sort();
      exigirIgual(halladas, ['201', 'solicitud_viva'], 'dos a la vez');
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'quien retira puede radicar de nuevo',
    correr: async ({ cliente, nueva, recordar, radicar }) => {
      const { datos: dados, identificacion } = await radicar();
      const retirada = await cliente.lograr('retirarSolicitud', { cuerpo: { identificacion, version: 1, motivo: null } });
      exigirIgual(retirada.estado, 'retirada', 'estado');
      const { radicado } = await cliente.lograr('radicarSolicitud', { cuerpo: await nueva(dados) }, 201);
      recordar(radicado, dados);
    },
  },
  ...errores.map(
    ([campo, cambio]): Prueba => ({
      grupo: 'radicacion',
      nombre: `un error en ${campo} se señala en ese campo (422)`,
      correr: (mundo) => campoRechazado(mundo, campo, cambio),
    }),
  ),
  {
    grupo: 'radicacion',
    nombre: 'más opciones de las permitidas, o una repetida, no se aceptan (422)',
    correr: async ({ cliente, convocatoria, datos, nueva, ofertas }) => {
      const { maximoOpciones } = await convocatoria();
      const [una] = await ofertas();
      for (const opciones of [Array.from({ length: maximoOpciones + 1 }, () => randomUUID()), [una?.id ?? '', una?.id ?? '']]) {
        const cuerpo = await nueva(await datos({ opciones }));
        await cliente.rechazar('radicarSolicitud', { status: 422 }, { cuerpo });
      }
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'un aviso de privacidad que no es el vigente no se acepta (422)',
    correr: async ({ cliente, datos, nueva }) => {
      const cuerpo = await nueva(await datos());
      const viejo = { ...cuerpo, aviso: { ...cuerpo.aviso, version: 'no-existe' } };
      await cliente.rechazar('radicarSolicitud', { status: 422 }, { cuerpo: viejo });
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'lo que no es JSON, o no es la forma del contrato, no se acepta (400)',
    correr: async ({ cliente, datos, nueva }) => {
      const cuerpo = await nueva(await datos());
      for (const malo of ['{', '{}', JSON.stringify({ ...cuerpo, otro: 1 }), JSON.stringify({ ...cuerpo, claveIdempotencia: '1' })]) {
        await cliente.rechazar('radicarSolicitud', { status: 400 }, { cuerpo: malo });
      }
    },
  },
  {
    grupo: 'radicacion',
    nombre: 'la radicación asistida dice quién la escribió',
    correr: async ({ cliente, cuentas, datos, leer, nueva, recordar, token }) => {
      const dados = await datos();
      const llamada = { cuerpo: await nueva(dados), como: await token('revisora') };
      const comprobante = await cliente.lograr('radicarAsistida', llamada, 201);
      const { radicado } = recordar(comprobante.radicado, dados);
      const { usuario } = cuentas.revisora;
      exigirIgual([comprobante.registradaPor, (await leer(radicado)).registradaPor], [usuario, usuario], 'registradaPor');
      exigirIgual(await cliente.lograr('radicarAsistida', llamada, 200), comprobante, 'el comprobante repetido');
    },
  },
];
