import type { Queryable } from '#backend/db/database.ts';
import { documentoKey } from '#backend/solicitud/matricula.ts';

export interface Copy {
  /** Of the convocatoria that it is made from, and of the new one. */
  readonly from: string;
  readonly to: string;
  /** Of the new one, and how many years it is later. */
  readonly anio: number;
  readonly years: number;
  /** The city's. */
  readonly timeZone: string;
}

/** SQL of a moment with the same day and hour of the city, `$4` years later. */
const moved = (column: string): string => `((${column} at time zone $5) + make_interval(years => $4::int)) at time zone $5`;
/** SQL of a text that names the year, for the new one. */
const renamed = (column: string): string => `replace(${column}, ($3::int - $4::int)::text, $3::text)`;

/**
 * A convocatoria in preparation with another's rules, contact, reasons and notice, and its stages and days moved by the years
 * between the two (F101). Its texts name the new year where they named the old one.
 */
export async function copyRules(tx: Queryable, { from, to, anio, years, timeZone }: Copy): Promise<void> {
  const params = [from, to, anio, years, timeZone];
  await tx.query(
    `insert into convocatorias (id, anio, nombre, estado, abre, cierra, publica, maximo_opciones, aviso, sorteo, regla_semilla,
       dias_para_subsanar, dias_para_responder, dias_para_reclamar, hermanos, contacto, motivos, matricula_desde, matricula_hasta,
       anios_de_datos)
     select $2, $3, ${renamed('nombre')}, 'en_preparacion', ${moved('abre')}, ${moved('cierra')}, ${moved('publica')},
       maximo_opciones, aviso, sorteo, ${renamed('regla_semilla')}, dias_para_subsanar, dias_para_responder, dias_para_reclamar, hermanos, contacto,
       motivos, matricula_desde + make_interval(years => $4::int), matricula_hasta + make_interval(years => $4::int), anios_de_datos
     from convocatorias where id = $1`,
    params,
  );
  await tx.query(
    `insert into etapas (convocatoria, numero, codigo, nombre, abre, cierra, publica)
     select $2, numero, codigo, ${renamed('nombre')}, ${moved('abre')}, ${moved('cierra')}, ${moved('publica')}
     from etapas where convocatoria = $1`,
    params,
  );
  await tx.query(
    // 29 February and the day before are one day in other years.
    `insert into fechas_de_lista (convocatoria, dia)
     select distinct $2::uuid, (dia + make_interval(years => $3::int))::date from fechas_de_lista where convocatoria = $1`,
    [from, to, years],
  );
  for (const [table, columns] of [
    ['etapa_condiciones', 'numero, condicion'],
    ['prioridades', 'orden, condicion'],
    ['reservas', 'condicion, orden, puestos'],
  ] as const) {
    await tx.query(
      `insert into ${table} (convocatoria, ${columns}) select $2, ${columns} from ${table} where convocatoria = $1`,
      [from, to],
    );
  }
}

/**
 * The places of the year that it is made from. Who continues is who was enrolled there in the grado below: by its results, and
 * by the enrolment list where that tells the jornada, else as its figures had them. Where nothing of that is known, it is as many as the
 * year before (F101).
 */
export async function copyOfertas(tx: Queryable, { from, anio, years }: Copy): Promise<void> {
  const before = anio - years;
  await tx.query(
    `with nuevos as (
       select s.oferta_asignada as oferta, count(*) as n from solicitudes s join ofertas o on o.id = s.oferta_asignada
       where s.convocatoria = $1 and s.estado = 'matriculada' and not exists (
         select 1 from matriculados m where m.anio = $2 and m.documento = ${documentoKey('s')}
           and m.sede = o.sede and m.grado = o.grado)
       group by 1),
     en_lista as (select sede, grado, count(*) as n from matriculados where anio = $2 group by 1, 2),
     jornadas_de as (select sede, grado, count(*) as n from ofertas where anio = $2 group by 1, 2),
     matricula as (
       select p.sede, p.jornada, p.grado, coalesce(n.n, 0)
         + case when l.n is not null and j.n = 1 then l.n else p.continuan + p.repiten end as estudiantes
       from ofertas p left join nuevos n on n.oferta = p.id
         left join en_lista l on l.sede = p.sede and l.grado = p.grado
         join jornadas_de j on j.sede = p.sede and j.grado = p.grado
       where p.anio = $2 and (n.n is not null or l.n is not null))
     insert into ofertas (id, sede, jornada, grado, anio, capacidad, continuan, repiten)
     select gen_random_uuid(), o.sede, o.jornada, o.grado, $3, o.capacidad, coalesce(m.estudiantes, o.continuan), o.repiten
     from ofertas o left join matricula m on m.sede = o.sede and m.jornada = o.jornada and m.grado = o.grado - 1
       -- In these nobody comes up from the number before: they begin something else.
       and o.grado not in (-2, 12, 21, 99)
     where o.anio = $2`,
    [from, before, anio],
  );
  await tx.query(
    `insert into reservas_de_oferta (oferta, condicion, puestos)
     select n.id, r.condicion, r.puestos from reservas_de_oferta r join ofertas o on o.id = r.oferta and o.anio = $1
       join ofertas n on n.anio = $2 and n.sede = o.sede and n.jornada = o.jornada and n.grado = o.grado`,
    [before, anio],
  );
}
