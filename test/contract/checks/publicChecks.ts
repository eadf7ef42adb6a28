import type { Prueba } from '../runSuite';
import { exigir, exigirIgual } from '../checkOutcome';

const porPagina = 10;

/** What anybody reads: the call, the places, the institutions; and who may sign in. */
export const publico: readonly Prueba[] = [
  {
    grupo: 'sesion',
    nombre: 'una clave equivocada no abre sesión (401)',
    correr: async ({ cliente, cuentas }) => {
      const cuerpo = { login: cuentas.revisora.usuario, password: `${cuentas.revisora.clave}-no` };
      await cliente.rechazar('generarToken', { status: 401 }, { cuerpo });
    },
  },
  {
    grupo: 'sesion',
    nombre: 'los tres usuarios reciben token y menú',
    correr: async ({ token }) => {
      for (const quien of ['revisora', 'colega', 'gestion'] as const) await token(quien);
    },
  },
  {
    grupo: 'publico',
    nombre: 'la convocatoria dice su situación según su propio reloj',
    correr: async ({ cliente }) => {
      const { ahora, abre, cierra, situacion } = await cliente.lograr('leerConvocatoria');
      const [hoy, desde, hasta] = [ahora, abre, cierra].map((momento) => Date.parse(momento)) as [number, number, number];
      exigir(desde < hasta, 'la convocatoria cierra antes de abrir');
      const abierta = hoy < hasta ? 'abierta' : 'cerrada';
      exigirIgual(situacion, hoy < desde ? 'por_abrir' : abierta, 'situacion');
    },
  },
  {
    grupo: 'publico',
    nombre: 'la oferta se lee por páginas que no se repiten, hasta una vacía',
    correr: async ({ cliente }) => {
      const primera = await cliente.lograr('buscarOfertas');
      const segunda = await cliente.lograr('buscarOfertas', { consulta: { pagina: 2 } });
      exigirIgual(primera.elementos.length, Math.min(porPagina, primera.total), 'elementos de la página 1');
      exigirIgual([segunda.pagina, segunda.total], [2, primera.total], 'página 2 y su total');
      const ids = [...primera.elementos, ...segunda.elementos].map(({ id }) => id);
      exigirIgual(new Set(ids).size, ids.length, 'ofertas distintas en dos páginas');
      const ultima = await cliente.lograr('buscarOfertas', { consulta: { pagina: 1_000_000 } });
      exigirIgual([ultima.elementos, ultima.total], [[], primera.total], 'una página después de la última');
      await cliente.rechazar('buscarOfertas', { status: 400 }, { consulta: { pagina: 0 } });
    },
  },
  {
    grupo: 'publico',
    nombre: 'la oferta se filtra por grado y jornada, y por palabras sin acentos ni mayúsculas',
    correr: async ({ cliente, ofertas }) => {
      const [una] = await ofertas();
      if (!una) return;
      const { grado, jornada, institucion } = una;
      const filtrada = await cliente.lograr('buscarOfertas', { consulta: { grado, jornada } });
      exigir(filtrada.total > 0, 'el filtro no halla una oferta que existe');
      exigir(
        filtrada.elementos.every((cada) => cada.grado === grado && cada.jornada === jornada),
        'el filtro deja pasar ofertas de otro grado o jornada',
      );
      const plano = institucion.nombre.normalize('NFD').replace(/\p{M}/gu, '');
      const textos = [institucion.nombre, plano.toUpperCase(), plano.toLowerCase()];
      const totales: number[] = [];
      for (const texto of textos) totales.push((await cliente.lograr('buscarOfertas', { consulta: { texto } })).total);
      exigir((totales[0] ?? 0) > 0, `no halla la institución «${institucion.nombre}»`);
      exigirIgual(totales, totales.map(() => totales[0]), 'con y sin acentos se halla lo mismo');
    },
  },
  {
    grupo: 'publico',
    nombre: 'las instituciones se hallan por nombre y por el comienzo del DANE',
    correr: async ({ cliente, ofertas }) => {
      const [una] = await ofertas();
      if (!una) return;
      const { dane, nombre } = una.institucion;
      const porDane = await cliente.lograr('buscarInstituciones', { consulta: { texto: dane } });
      exigirIgual(porDane.elementos, [{ dane, nombre }], 'por su DANE completo');
      const porNombre = await cliente.lograr('buscarInstituciones', { consulta: { texto: nombre } });
      exigir(porNombre.elementos.some((cada) => cada.dane === dane), `no se halla por su nombre: ${nombre}`);
      await cliente.rechazar('buscarInstituciones', { status: 400 });
    },
  },
];
