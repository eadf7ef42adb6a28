-- Where a person answers a family (contract: Contacto), of each call; null: nobody has said yet.
alter table convocatorias add column contacto jsonb;
alter table convocatorias add column contacto_version int not null default 1;

-- Two solicitudes that staff take for siblings', where one names the other and nothing else proves it; the lesser id first.
create table hermanos_aprobados (
  solicitud bigint not null references solicitudes,
  hermano bigint not null references solicitudes,
  por text not null, -- a login
  en timestamptz not null,
  primary key (solicitud, hermano),
  check (solicitud < hermano)
);
create index hermanos_aprobados_de on hermanos_aprobados (hermano);
-- Who names a solicitud.
create index solicitudes_que_nombran on solicitudes using gin ((datos->'hermanos') jsonb_path_ops);

-- From now on who is named by a stranger is not of its family: those that are in no list yet are worked out anew.
with recursive nombrada as (
  select s.id as una, h.id as otra
  from solicitudes s cross join jsonb_array_elements(s.datos->'hermanos') e
    join solicitudes h on h.radicado = e->>'radicado' and h.anio = s.anio
  where h.datos->'hermanos' @> jsonb_build_array(jsonb_build_object('radicado', s.radicado))
    or (h.datos->'acudiente'->>'tipoDocumento' = s.datos->'acudiente'->>'tipoDocumento'
      and h.datos->'acudiente'->>'documento' = nullif(s.datos->'acudiente'->>'documento', ''))
), enlace as (
  select una, otra from nombrada union select otra, una from nombrada
), alcanza as (
  select una as id, una as otra from enlace
  union
  select a.id, e.otra from alcanza a join enlace e on e.una = a.otra
), familia as (
  select a.id, min(s.tiquete::text)::uuid as tiquete from alcanza a join solicitudes s on s.id = a.otra group by a.id
)
update solicitudes s set tiquete_familia = n.tiquete
from (
  select t.id, coalesce(f.tiquete, t.tiquete) as tiquete from solicitudes t left join familia f on f.id = t.id
  where not exists (select from corrida_solicitudes c where c.solicitud = t.id)
) n
where s.id = n.id and s.tiquete_familia <> n.tiquete;
