-- What a database is for, who may sign in to it, and who has.

-- Decided at its first opening, for good: a demonstration's data never stands beside real data (D35).
create table instalacion (
  unica boolean primary key default true check (unica),
  demostracion boolean not null,
  desde timestamptz not null default now()
);
-- Made before that was kept: only the demonstration's notice has an address that is nobody's.
insert into instalacion (demostracion)
  select exists (select 1 from avisos_de_privacidad where contacto like '%@educacion.example.gov.co')
  where exists (select 1 from convocatorias);

create table usuarios (
  login text primary key,
  nombre text not null,
  clave text not null, -- '$scrypt$ln=…,r=…,p=…$salt$key'
  secciones jsonb not null, -- list of texts: what the person's menu offers (users/sections.ts)
  creado_en timestamptz not null,
  inhabilitado_en timestamptz, -- null: may sign in
  ultimo_ingreso timestamptz -- null: never
);

-- One for each sign-in whose token is still good: what ends it takes it out.
create table sesiones (
  id uuid primary key, -- the token's jti
  login text not null, -- the demonstration's users are in no table
  iniciada_en timestamptz not null,
  usada_en timestamptz not null, -- to some minute: not every call writes it
  vence_en timestamptz not null
);
create index sesiones_login on sesiones (login);
create index sesiones_vence_en on sesiones (vence_en);
