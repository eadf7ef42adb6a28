import { createHash } from 'node:crypto';

import { runAllocation } from '#allocation/run.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { checksOf } from '../runSuite';
import { requireThat, requireEqual } from '../checkOutcome';

const perPage = 10;

/** What anybody reads: the convocatoria, the places, the institutions; and who may sign in. */
export const publicChecks = [
  ...checksOf('sesion', {
    'una clave equivocada no abre sesión (401)': async ({ client, accounts }) => {
      const payload = { login: accounts.revisora.user, password: `${accounts.revisora.password}-no` };
      await client.expectRefusal('generarToken', { status: 401 }, { payload });
    },
    'los tres usuarios reciben token y menú': async ({ token }) => {
      for (const who of ['revisora', 'colega', 'gestion'] as const) await token(who);
    },
    'una sesión que se cierra no sirve más (401), y las otras siguen': async ({ client, accounts, token }) => {
      const { user, password } = accounts.gestion;
      const other = await token('gestion');
      const { token: bearer } = await client.expectSuccess('generarToken', { payload: { login: user, password } });
      await client.expectSuccess('leerResumen', { bearer });
      await client.expectSuccess('cerrarSesion', { bearer });
      await client.expectRefusal('leerResumen', { status: 401 }, { bearer });
      await client.expectRefusal('cerrarSesion', { status: 401 }, { bearer });
      await client.expectSuccess('leerResumen', { bearer: other });
    },
    'cada ingreso se le dice a la persona, el último primero': async ({ client, token }) => {
      const { ingresos } = await client.expectSuccess('listarIngresos', { bearer: await token('gestion') });
      requireEqual(ingresos[0]?.red, 'esta', 'red del último');
      const moments = ingresos.map(({ en }) => Date.parse(en));
      requireEqual(
        moments,
        [...moments].sort((one, other) => other - one),
        'orden',
      );
      await client.expectRefusal('listarIngresos', { status: 401 }, {});
    },
  }),
  ...checksOf('publico', {
    'la convocatoria dice su situación según su propio reloj': async ({ client }) => {
      const { ahora, abre, cierra, situacion } = await client.expectSuccess('leerConvocatoria');
      const [today, from, until] = [ahora, abre, cierra].map((moment) => Date.parse(moment)) as [number, number, number];
      requireThat(from < until, 'la convocatoria cierra antes de abrir');
      const isOpen = today < until ? 'abierta' : 'cerrada';
      requireEqual(situacion, today < from ? 'por_abrir' : isOpen, 'situacion');
    },
    'el calendario tiene las fechas de la convocatoria, cada una con un nombre propio que no cambia': async ({ client }) => {
      const { calendario } = await client.expectSuccess('leerConvocatoria');
      const read = async () => String((await client.ask('leerCalendario')).body).match(/^UID:.*$/gm);
      const names = await read();
      const days = calendario.etapas.length * 3 + calendario.fechasDeLista.length + (calendario.matricula ? 2 : 0);
      requireEqual(new Set(names).size, days, 'fechas del calendario');
      requireEqual(await read(), names, 'nombres al leerlo otra vez');
    },
    'la oferta se lee por páginas que no se repiten, hasta una vacía': async ({ client }) => {
      const first = await client.expectSuccess('buscarOfertas');
      const second = await client.expectSuccess('buscarOfertas', { queryParams: { pagina: 2 } });
      requireEqual(first.elementos.length, Math.min(perPage, first.total), 'elementos de la página 1');
      requireEqual([second.pagina, second.total], [2, first.total], 'página 2 y su total');
      const ids = [...first.elementos, ...second.elementos].map(({ id }) => id);
      requireEqual(new Set(ids).size, ids.length, 'ofertas distintas en dos páginas');
      const last = await client.expectSuccess('buscarOfertas', { queryParams: { pagina: 1_000_000 } });
      requireEqual([last.elementos, last.total], [[], first.total], 'una página después de la última');
      await client.expectRefusal('buscarOfertas', { status: 400 }, { queryParams: { pagina: 0 } });
    },
    'la oferta se filtra por grado y jornada, y por palabras sin acentos ni mayúsculas': async ({ client, ofertas }) => {
      const [oferta] = await ofertas();
      if (!oferta) return;
      const { grado, jornada, institucion } = oferta;
      const filtered = await client.expectSuccess('buscarOfertas', { queryParams: { grado, jornada } });
      requireThat(filtered.total > 0, 'el filtro no halla una oferta que existe');
      requireThat(
        filtered.elementos.every((one) => one.grado === grado && one.jornada === jornada),
        'el filtro deja pasar ofertas de otro grado o jornada',
      );
      const plain = institucion.nombre.normalize('NFD').replace(/\p{M}/gu, '');
      const texts = [institucion.nombre, plain.toUpperCase(), plain.toLowerCase()];
      const totales: number[] = [];
      for (const text of texts)
        totales.push((await client.expectSuccess('buscarOfertas', { queryParams: { texto: text } })).total);
      requireThat((totales[0] ?? 0) > 0, `no halla la institución «${institucion.nombre}»`);
      requireEqual(
        totales,
        totales.map(() => totales[0]),
        'con y sin acentos se halla lo mismo',
      );
    },
    'las sedes agrupan las ofertas de un grado, se filtran por comuna y se hallan con una letra cambiada': async ({
      client,
      ofertas,
    }) => {
      const [oferta] = await ofertas();
      if (!oferta) return;
      const { grado, comuna, institucion } = oferta;
      const all = await client.expectSuccess('buscarSedes', { queryParams: { grado } });
      requireEqual(all.elementos.length, Math.min(perPage, all.total), 'sedes de la página 1');
      const here = await client.expectSuccess('buscarSedes', { queryParams: { grado, comuna } });
      requireThat(here.total > 0, 'no halla la sede de una oferta que existe');
      requireThat(
        here.elementos.every((sede) => sede.comuna === comuna && sede.ofertas.every((one) => one.grado === grado)),
        'el filtro deja pasar otra comuna u otro grado',
      );
      const counts = here.elementos.flatMap((sede) => sede.ofertas.map(({ cifras }) => cifras?.solicitudes ?? 0));
      requireThat(
        counts.every((count) => count % 5 === 0),
        'las solicitudes de un lugar no se dicen de cinco en cinco',
      );
      const [{ id = '' } = {}] = here.elementos;
      const named = await client.expectSuccess('buscarSedes', { queryParams: { grado, sedes: id } });
      requireEqual(
        named.elementos.map((sede) => sede.id),
        [id],
        'las sedes que se nombran',
      );
      const word = institucion.nombre.split(' ').find((each) => /^\p{L}{6,}$/u.test(each));
      if (word === undefined) return;
      const wrong = `${word.slice(0, 3)}${word.slice(4)}`;
      const near = await client.expectSuccess('buscarSedes', { queryParams: { grado, texto: wrong } });
      requireThat(near.total > 0, `no halla «${word}» escrito «${wrong}»`);
      await client.expectRefusal('buscarSedes', { status: 400 }, { queryParams: { sedes: 'no' } });
    },
    'el mapa tiene las mismas sedes que la lista, una vez cada una': async ({ client, ofertas }) => {
      const [oferta] = await ofertas();
      if (!oferta) return;
      const { grado, comuna } = oferta;
      const { total, hayMapa } = await client.expectSuccess('buscarSedes', { queryParams: { grado, comuna } });
      const { comunas, lugares, sinLugar } = await client.expectSuccess('leerMapaDeSedes', { queryParams: { grado, comuna } });
      if (!hayMapa) {
        requireEqual([comunas, lugares], [[], []], 'un mapa de una ciudad sin lugares');
        return;
      }
      const ids = lugares.flatMap(({ sedes }) => sedes);
      requireEqual(new Set(ids).size, ids.length, 'una sede dos veces en el mapa');
      // A place names ten at most.
      if (lugares.every(({ sedes }) => sedes.length < 10)) requireEqual(ids.length + sinLugar, total, 'las sedes del mapa');
      const open = comunas.flatMap(({ contorno }) => contorno).filter((ring) => String(ring[0]) !== String(ring.at(-1)));
      requireEqual(open, [], 'contornos que no cierran');
      await client.expectRefusal('leerMapaDeSedes', { status: 400 }, { queryParams: { vacantes: 'no' } });
    },
    'los barrios se hallan por su nombre, cada uno con una comuna del catálogo': async ({ client, convocatoria }) => {
      const { catalogos } = await convocatoria();
      const { elementos } = await client.expectSuccess('buscarBarrios', { queryParams: { texto: 'a' } });
      if (!catalogos.hayBarrios) requireEqual(elementos, [], 'los barrios de una ciudad que no los da');
      const codes = new Set(catalogos.comunas.map(({ codigo }) => codigo));
      requireThat(
        elementos.every(({ comuna }) => codes.has(comuna)),
        'un barrio es de una comuna que no está en el catálogo',
      );
      await client.expectRefusal('buscarBarrios', { status: 400 });
    },
    'las instituciones se hallan por nombre y por el comienzo del DANE': async ({ client, ofertas }) => {
      const [oferta] = await ofertas();
      if (!oferta) return;
      const { dane, nombre } = oferta.institucion;
      const byDane = await client.expectSuccess('buscarInstituciones', { queryParams: { texto: dane } });
      requireEqual(byDane.elementos, [{ dane, nombre }], 'por su DANE completo');
      const byName = await client.expectSuccess('buscarInstituciones', { queryParams: { texto: nombre } });
      requireThat(
        byName.elementos.some((one) => one.dane === dane),
        `no se halla por su nombre: ${nombre}`,
      );
      await client.expectRefusal('buscarInstituciones', { status: 400 });
    },
    'de cada etapa se prueba solo lo que ya es público: lista, luego semilla, luego resultado': async ({
      client,
      convocatoria,
    }) => {
      await convocatoria();
      const { elementos } = await client.expectSuccess('leerPruebas');
      for (const { codigo, lista, semilla, resultado, tandas } of elementos) {
        requireThat(lista !== null || semilla === null, `la etapa ${codigo} tiene semilla sin lista congelada`);
        requireThat(semilla !== null || resultado === null, `la etapa ${codigo} tiene resultado sin semilla`);
        requireThat(resultado !== null || tandas.length === 0, `la etapa ${codigo} tiene tandas sin resultado`);
        if (resultado !== null) continue;
        const pathParams = { etapa: codigo, tanda: '1' };
        for (const id of ['descargarReplica', 'listarCortesPublicados', 'descargarReplicaDeTanda'] as const)
          await client.expectRefusal(id, { status: 404 }, { pathParams });
      }
    },
    'el archivo de réplica tiene los bytes y el SHA-256 que se anuncian, y su resultado la huella publicada': async ({
      client,
      convocatoria,
    }) => {
      await convocatoria();
      const { elementos } = await client.expectSuccess('leerPruebas');
      for (const { codigo, lista, semilla, resultado, tandas } of elementos) {
        if (resultado === null) continue;
        await client.expectSuccess('listarCortesPublicados', { pathParams: { etapa: codigo } });
        const runs = [
          { id: 'descargarReplica', pathParams: { etapa: codigo }, ...resultado },
          ...tandas.map(({ numero, ...tanda }) => ({
            id: 'descargarReplicaDeTanda',
            pathParams: { etapa: codigo, tanda: String(numero) },
            ...tanda,
          })),
        ];
        for (const { id, pathParams, archivo, huella } of runs) {
          const text = String((await client.ask(id, { pathParams })).body);
          const sha256 = createHash('sha256').update(text).digest('hex');
          requireEqual({ bytes: Buffer.byteLength(text), sha256 }, archivo, `el archivo de ${JSON.stringify(pathParams)}`);
          const replica = readReplicaText(text);
          const drawn = replica.semilla;
          requireEqual(drawn, semilla?.semilla, `la semilla en el archivo de ${JSON.stringify(pathParams)}`);
          const run = runAllocation(replica, drawn ?? '');
          requireEqual(run.hash, huella, `el resultado de ${JSON.stringify(pathParams)}`);
          if (id === 'descargarReplica') requireEqual(run.inputHash, lista?.huella, `la lista de la etapa ${codigo}`);
        }
      }
    },
  }),
];
