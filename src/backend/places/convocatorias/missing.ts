import * as v from 'valibot';

import { convocatoriaRulesSchema } from '#domain/convocatoriaRules.ts';
import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { readCondiciones } from '#backend/solicitud/catalogues.ts';
import { nameCondiciones, readStoredConvocatoria } from '../convocatoria/readConvocatoria';

type Missing = ListedConvocatoria['falta'][number];
type Asked = Pick<ListedConvocatoria, 'anio' | 'estado'> & { readonly id: string };

const rules = (mensaje: string): Missing => ({ donde: 'reglas', mensaje });

/** What the stored rules lack, as the form would say it, and which of their dates are over. */
async function missingInRules(context: Context, db: Queryable, { id }: Asked): Promise<Missing[]> {
  const { reglas } = await readStoredConvocatoria(db, id);
  const { etapas, prioridades, matricula, fechasDeLista } = reglas;
  const now = instantOf(context).toISOString();
  const today = now.slice(0, 10);
  const condiciones = nameCondiciones({ condiciones: await readCondiciones(db) });
  const { issues = [] } = v.safeParse(convocatoriaRulesSchema({ condiciones, timeZone: context.timeZone }), reglas);
  return [
    ...new Set(issues.map(({ message }) => message)),
    ...etapas.filter(({ cierra }) => cierra <= now).map(({ nombre }) => `El cierre de la etapa «${nombre}» ya pasó: elija otro.`),
    ...(prioridades.length === 0 ? ['Agregue al menos una prioridad.'] : []),
    ...(matricula && matricula.hasta < today ? ['Los días de la matrícula ya pasaron: elija otros.'] : []),
    ...(fechasDeLista.some((day) => day < today) ? ['Una fecha de la lista de espera ya pasó: elija otra.'] : []),
  ].map(rules);
}

const factsSchema = v.object({
  conVacantes: v.number(),
  /** Where more pupils stay than there are seats, by name. */
  deMas: v.array(v.string()),
  contacto: v.boolean(),
  parrafos: v.number(),
  seCruza: v.nullable(v.string()),
});

/** So many places are named; whoever has corrected these is told of the next. */
const MOST_NAMED = 10;

/** What keeps one in preparation from being published (F102). */
async function missingToPublish(context: Context, db: Queryable, asked: Asked): Promise<Missing[]> {
  const facts = await readRow(
    db,
    factsSchema,
    `select (select count(*) from ofertas o where o.anio = c.anio and o.vacantes > 0) as "conVacantes",
       array(select i.nombre || ', ' || s.nombre || ', ' || g.nombre || ', ' || j.nombre
         from ofertas o join sedes s on s.id = o.sede join instituciones i on i.dane = s.institucion
           join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada
         where o.anio = c.anio and o.continuan + o.repiten > o.capacidad
         order by i.orden_nombre, s.orden_nombre, g.orden, j.orden) as "deMas",
       c.contacto is not null as contacto, jsonb_array_length(p.parrafos) as parrafos,
       (select min(x.nombre) from convocatorias x
        where x.estado = 'publicada' and x.abre < c.cierra and c.abre < x.cierra) as "seCruza"
     from convocatorias c join avisos_de_privacidad p on p.version = c.aviso where c.id = $1`,
    [asked.id],
  );
  if (!facts) throw new Error(`The call ${asked.id} is gone`);
  const { conVacantes, deMas, contacto, parrafos, seCruza } = facts;
  const missing = await missingInRules(context, db, asked);
  if (seCruza !== null) missing.push(rules(`Se cruza con «${seCruza}»: una familia solo puede pedir en una a la vez.`));
  if (conVacantes === 0) missing.push({ donde: 'oferta', mensaje: 'Agregue ofertas: ninguna tiene vacantes.' });
  if (deMas.length > 0) {
    const named = deMas.slice(0, MOST_NAMED).join('; ') + (deMas.length > MOST_NAMED ? '…' : '');
    const mensaje = `Corrija las cifras donde continúan y repiten más estudiantes que la capacidad (${deMas.length}): ${named}`;
    missing.push({ donde: 'oferta', mensaje });
  }
  if (!contacto) missing.push({ donde: 'contacto', mensaje: 'Escriba dónde responde una persona a las familias.' });
  if (parrafos === 0) missing.push({ donde: 'aviso', mensaje: 'El aviso de privacidad no tiene texto.' });
  return missing;
}

/** What must have ended before a convocatoria is archived, by the states in which a solicitud waits. */
const WAITING = [
  { estados: ['radicada', 'en_revision', 'por_subsanar'], donde: 'solicitudes', one: 'por decidir' },
  { estados: ['validada'], donde: 'asignacion', one: 'sin resultado' },
  { estados: ['asignada'], donde: 'solicitudes', one: 'con un cupo sin responder' },
  { estados: ['en_lista_de_espera', 'aceptada_y_en_lista'], donde: 'asignacion', one: 'en la lista de espera: ciérrela' },
] as const;

const endSchema = v.object({ abierta: v.boolean(), enCurso: v.boolean() });
const reclamosSchema = v.object({ n: v.number() });
const countSchema = v.object({ estado: v.string(), n: v.number() });

/** What keeps a published one from being archived (F104). */
async function missingToArchive(context: Context, db: Queryable, { id }: Asked): Promise<Missing[]> {
  const counts = await readRows(
    db,
    countSchema,
    'select estado, count(*) as n from solicitudes where convocatoria = $1 group by estado',
    [id],
  );
  const end = await readRow(
    db,
    endSchema,
    `select $2 < cierra as abierta, exists (select 1 from trabajos t where t.convocatoria = c.id and t.terminado_en is null)
       or exists (select 1 from corridas r where r.convocatoria = c.id and r.publicada_en is null) as "enCurso"
     from convocatorias c where id = $1`,
    [id, instantOf(context).toISOString()],
  );
  const reclamos = await readRow(
    db,
    reclamosSchema,
    `select count(*) as n from reclamos r join solicitudes s on s.id = r.solicitud
     where s.convocatoria = $1 and r.respondido_en is null`,
    [id],
  );
  const waiting = WAITING.flatMap(({ estados, donde, one }) => {
    const n = counts.reduce((sum, row) => sum + (estados.some((estado) => estado === row.estado) ? row.n : 0), 0);
    return n === 0 ? [] : [{ donde, mensaje: `${n === 1 ? 'Hay 1 solicitud' : `Hay ${n} solicitudes`} ${one}.` }];
  });
  return [
    ...(end?.abierta ? [rules('Todavía no ha cerrado.')] : []),
    ...(end?.enCurso
      ? [{ donde: 'asignacion', mensaje: 'Una etapa tiene la lista congelada y el resultado sin publicar.' } as const]
      : []),
    ...waiting,
    ...(reclamos && reclamos.n > 0
      ? [
          {
            donde: 'solicitudes',
            mensaje: `Falta responder ${reclamos.n === 1 ? '1 reclamo' : `${reclamos.n} reclamos`}.`,
          } as const,
        ]
      : []),
  ];
}

/** What keeps a convocatoria from its next step; nothing keeps an archived one from being opened again. */
export async function readMissing(context: Context, db: Queryable, asked: Asked): Promise<readonly Missing[]> {
  switch (asked.estado) {
    case 'en_preparacion':
      return missingToPublish(context, db, asked);
    case 'publicada':
      return missingToArchive(context, db, asked);
    case 'archivada':
      return [];
  }
}
