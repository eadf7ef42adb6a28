import type { Database } from '#backend/db/database.ts';
import { copyOfertas, copySolicitudes } from './copySolicitudes';

/** As many seats for as many who put an oferta first. */
const seatsPerFirst = 0.9;

/**
 * A country's list, decided, in a stage that has closed: so many solicitudes over so many ofertas, a tenth of which find no
 * seat in what they put first.
 */
export async function fillCountry(db: Database, solicitudes: number, ofertas: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.script(`update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')`);
    await copySolicitudes(tx, solicitudes, "estado = 'validada' and etapa is null");
    await copyOfertas(tx, ofertas);
    await tx.script(
      `create temporary table iguales on commit drop as
         select d.institucion, d.nombre, o.jornada, o.grado, array_agg(o.id order by o.id) as ofertas
         from ofertas o join sedes d on d.id = o.sede group by 1, 2, 3, 4;
       create temporary table repartidas on commit drop as
         select o.id, i.ofertas from ofertas o join sedes d on d.id = o.sede
           join iguales i using (institucion, nombre, jornada, grado);
       update solicitud_opciones n set oferta = r.ofertas[1 + n.solicitud % cardinality(r.ofertas)]
         from repartidas r where r.id = n.oferta and n.solicitud in (select id from solicitudes where huella_cuerpo like 'copia %');
       update ofertas o set continuan = 0, repiten = 0, capacidad = coalesce(
         (select ceil(count(*) * ${seatsPerFirst}) from solicitud_opciones n where n.oferta = o.id and n.orden = 1), 0);
       update solicitudes set creada_en = now() - interval '3 days' where huella_cuerpo like 'copia %';
       update convocatorias set cierra = now() - interval '1 day', publica = now();
       update etapas set cierra = now() - interval '1 day', publica = now() where codigo = 'general';
       update corridas set cerrada_en = now() where numero = 1;
       delete from fechas_de_lista;
       insert into fechas_de_lista (convocatoria, dia) select id, now()::date + 10 from convocatorias;`,
    );
  });
  await db.script('vacuum analyze');
}
