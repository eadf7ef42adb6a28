-- Requests for school places, what they name and what is known of them. The same for PGlite and PostgreSQL 15 on.
-- Columns named orden_* hold a key that sorts names as Spanish does (db/words.ts), compared byte by byte.

-- Catalogues ----------------------------------------------------------------------------------------------------

create table tipos_documento (
  codigo text primary key,
  nombre text not null,
  formato text not null check (formato in ('digitos', 'alfanumerico')),
  de text not null check (de in ('estudiante', 'acudiente', 'ambos')),
  orden int not null
);

create table grados (
  grado int primary key,
  nombre text not null,
  edad_minima int not null,
  edad_maxima int not null check (edad_maxima >= edad_minima),
  requisitos jsonb not null, -- list of texts
  orden int not null
);

create table jornadas (codigo text primary key, nombre text not null, orden int not null);
create table zonas (codigo text primary key, nombre text not null, orden int not null);
create table comunas (codigo text primary key, nombre text not null, orden int not null);
create table parentescos (codigo text primary key, nombre text not null, orden int not null);

create table condiciones (
  codigo text primary key,
  nombre text not null,
  descripcion text not null,
  sensible boolean not null,
  autorizacion text check (sensible = (autorizacion is not null)),
  alcance text not null check (alcance in ('general', 'institucion')),
  soporte text not null,
  orden int not null
);

-- A version is never changed: requests name the one that was read.
create table avisos_de_privacidad (
  version text primary key,
  titulo text not null,
  parrafos jsonb not null, -- list of texts
  responsable text not null,
  contacto text not null,
  vigente_desde timestamptz not null
);

-- Places --------------------------------------------------------------------------------------------------------

create table instituciones (
  dane text primary key check (dane ~ '^[0-9]{12}$'),
  nombre text not null,
  orden_nombre text collate "C" not null,
  busqueda text not null
);

create table sedes (
  id uuid primary key,
  institucion text not null references instituciones,
  nombre text not null,
  orden_nombre text collate "C" not null,
  direccion text not null,
  barrio text not null,
  comuna text not null references comunas,
  zona text not null references zonas,
  busqueda text not null -- words of institution, sede and neighbourhood
);
create index sedes_de_institucion on sedes (institucion);

create table ofertas (
  id uuid primary key,
  sede uuid not null references sedes,
  jornada text not null references jornadas,
  grado int not null references grados,
  anio int not null,
  capacidad int not null check (capacidad >= 0),
  continuan int not null check (continuan >= 0),
  repiten int not null check (repiten >= 0),
  vacantes int not null generated always as (greatest(capacidad - continuan - repiten, 0)) stored,
  version int not null default 1,
  unique (sede, jornada, grado, anio)
);
create index ofertas_por_grado on ofertas (anio, grado);

-- The call ------------------------------------------------------------------------------------------------------

create table convocatorias (
  id uuid primary key,
  anio int not null unique,
  nombre text not null,
  abre timestamptz not null,
  cierra timestamptz not null check (cierra > abre), -- the first moment that is too late
  publica timestamptz not null,
  maximo_opciones int not null check (maximo_opciones between 1 and 20),
  aviso text not null references avisos_de_privacidad,
  sorteo text not null check (sorteo in ('unico', 'por_sede')),
  regla_semilla text not null,
  dias_para_subsanar int not null check (dias_para_subsanar > 0),
  dias_para_responder int not null check (dias_para_responder > 0),
  version int not null default 1
);

create table etapas (
  convocatoria uuid not null references convocatorias,
  numero int not null check (numero > 0),
  nombre text not null,
  asigna timestamptz not null,
  publicada_en timestamptz,
  primary key (convocatoria, numero)
);

-- Who a stage is for; a stage without rows is for everyone.
create table etapa_condiciones (
  convocatoria uuid not null,
  numero int not null,
  condicion text not null references condiciones,
  primary key (convocatoria, numero, condicion),
  foreign key (convocatoria, numero) references etapas
);

create table prioridades (
  convocatoria uuid not null references convocatorias,
  orden int not null check (orden > 0),
  condicion text not null references condiciones,
  primary key (convocatoria, orden),
  unique (convocatoria, condicion)
);

-- A guaranteed minimum of seats for a group, by oferta; groups are served in the order given.
create table reservas (
  convocatoria uuid not null references convocatorias,
  oferta uuid not null references ofertas,
  condicion text not null references condiciones,
  orden int not null check (orden > 0),
  cupos int not null check (cupos >= 0),
  primary key (convocatoria, oferta, condicion)
);

-- Requests ------------------------------------------------------------------------------------------------------

create table solicitudes (
  id bigint generated always as identity primary key,
  radicado text not null constraint radicado_unico unique,
  tiquete uuid not null unique, -- random, never changes: the lottery's (domain.md)
  tiquete_familia uuid not null, -- the same for siblings who ask together; one's own without
  clave_idempotencia uuid not null constraint clave_unica unique,
  huella_cuerpo text not null, -- SHA-256 of the body that came with the key
  convocatoria uuid not null references convocatorias,
  anio int not null,
  etapa int, -- the stage that placed it; null before
  estado text not null check (estado in ('radicada', 'en_revision', 'por_subsanar', 'validada', 'no_admitida',
    'asignada', 'en_lista_de_espera', 'sin_cupo', 'aceptada', 'aceptada_y_en_lista', 'declinada', 'vencida',
    'matriculada', 'retirada')),
  motivo text, -- of the move to the present state
  plazo timestamptz, -- of a correction or an offer: the first moment that is too late
  version int not null default 1,
  datos jsonb not null, -- DatosDeSolicitud of the contract
  aviso_version text not null references avisos_de_privacidad,
  aviso_leido_en timestamptz not null,
  -- Copies out of datos, to search and to order by.
  documento_tipo text not null,
  documento text not null,
  -- The number on an RC, a TI and a CC is one, the pupil's NUIP.
  documento_clave text not null generated always as (
    (case when documento_tipo in ('RC', 'TI', 'NUIP', 'CC') then 'NUIP' else documento_tipo end) || ' ' || documento
  ) stored,
  fecha_nacimiento date not null,
  grado int not null references grados,
  nombre text not null,
  orden_nombre text collate "C" not null,
  busqueda text not null, -- words of the pupil's name
  correo text, -- where notices go
  cupo_actual uuid references ofertas,
  oferta_asignada uuid references ofertas, -- offered or held
  resultado_en timestamptz, -- when the result that holds was published
  asignada_a text, -- login of who took it
  registrada_por text, -- login of who typed it for the family
  creada_en timestamptz not null,
  actualizada_en timestamptz not null
);

-- One live request per pupil and year (domain.md).
create unique index una_solicitud_viva on solicitudes (anio, documento_clave)
  where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada');
create index solicitudes_por_llegada on solicitudes (creada_en, id);
create index solicitudes_por_estado on solicitudes (estado, creada_en, id);
create index solicitudes_por_documento on solicitudes (documento);
create index solicitudes_con_plazo on solicitudes (plazo) where estado in ('por_subsanar', 'asignada');

create table solicitud_opciones (
  solicitud bigint not null references solicitudes,
  orden int not null check (orden > 0),
  oferta uuid not null references ofertas,
  primary key (solicitud, orden),
  unique (solicitud, oferta)
);
create index opciones_por_oferta on solicitud_opciones (oferta);

create table solicitud_condiciones (
  solicitud bigint not null references solicitudes,
  condicion text not null references condiciones,
  orden int not null, -- as the family gave them
  institucion text references instituciones,
  decision text not null default 'pendiente' check (decision in ('pendiente', 'aprobada', 'negada')),
  motivo text check (decision <> 'negada' or motivo is not null),
  decidida_por text,
  decidida_en timestamptz,
  primary key (solicitud, condicion)
);

-- What the allocation says of each option; the last published stage is the one that holds.
create table resultados (
  solicitud bigint not null references solicitudes,
  etapa int not null,
  oferta uuid not null references ofertas,
  resultado text not null check (resultado in ('asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada')),
  corte text, -- who was the last to enter, in words
  puesto int check (puesto > 0), -- in the waiting list
  primary key (solicitud, etapa, oferta)
);

-- Supports: of a condition of a request, or not yet of any and dropped when they expire.
create table archivos (
  id uuid primary key,
  nombre text not null,
  tipo text not null check (tipo in ('application/pdf', 'image/jpeg', 'image/png')),
  tamano int not null check (tamano between 1 and 5242880),
  sha256 text not null,
  contenido bytea not null,
  solicitud bigint references solicitudes,
  condicion text references condiciones,
  vence timestamptz,
  creado_en timestamptz not null,
  check ((solicitud is null) = (condicion is null)),
  check ((solicitud is null) = (vence is not null))
);
create index archivos_de_solicitud on archivos (solicitud, condicion);
create index archivos_sueltos on archivos (vence) where solicitud is null;

-- The log -------------------------------------------------------------------------------------------------------

create table bitacora (
  id bigint generated always as identity primary key,
  solicitud bigint not null references solicitudes,
  en timestamptz not null,
  quien text not null, -- a login, 'familia' or 'sistema'
  papel text not null check (papel in ('familia', 'funcionario', 'sistema', 'asignacion')),
  que text not null
    check (que in ('movimiento', 'edicion', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision')),
  de text,
  a text check (que <> 'movimiento' or a is not null),
  motivo text,
  detalle jsonb -- such as the condition decided, the file read, what was there before an edit
);
create index bitacora_de_solicitud on bitacora (solicitud, id);

create function bitacora_solo_crece() returns trigger language plpgsql as $$
begin
  raise exception 'La bitácora solo crece: no se cambia ni se borra';
end
$$;
create trigger bitacora_solo_crece before update or delete on bitacora
  for each row execute function bitacora_solo_crece();
create trigger bitacora_no_se_vacia before truncate on bitacora
  for each statement execute function bitacora_solo_crece();

-- Notices to families, written with the move that they tell of, sent afterwards ----------------------------------

create table avisos (
  id bigint generated always as identity primary key,
  clave text not null constraint aviso_unico unique, -- the same notice is not sent twice
  solicitud bigint not null references solicitudes,
  tipo text not null,
  para text not null,
  datos jsonb not null, -- what the letter says of the request (notices/letters.ts)
  creado_en timestamptz not null,
  intentos int not null default 0,
  proximo_intento timestamptz, -- null when there is none: sent, or given up
  enviado_en timestamptz,
  error text -- of the last attempt
);
create index avisos_por_enviar on avisos (proximo_intento) where proximo_intento is not null;
