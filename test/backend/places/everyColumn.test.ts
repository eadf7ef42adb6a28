import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const columns = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [table = '', ...names] = line.trim().split(/\s+/);
      return names.map((name) => `${table}.${name}`);
    });

/** Of families: an erasure takes their row, or empties them (F144; that it does, `retention.test.ts` shows). */
const ERASED = columns(`
  archivos condicion contenido nombre sha256 tipo
  avisos clave datos destino error fallo origen para tipo
  bitacora detalle motivo
  hermanos_aprobados por
  matriculados documento
  reclamos condicion motivo respondido_por sobre texto
  solicitud_busqueda texto
  solicitud_condiciones motivo
  solicitudes correo cupo_motivo datos documento documento_clave documento_tipo fecha_nacimiento huella_cuerpo motivo nombre
  solicitudes nombre_sin_documento orden_nombre propuesta
`);

/** Of no family, and who of the staff did what, which the logs keep. */
const STAY = columns(`
  ampliaciones_por_deshacer decidida_por motivo pedida_por
  anulaciones decidida_por motivo pedida_por que registro replica
  avisos_de_privacidad anterior contacto parrafos quien responsable titulo version
  barrios busqueda comuna nombre orden_nombre
  bitacora a de papel que quien
  borrados cifras decidido_por pedido_por
  cambios_de_convocatoria a de quien
  cambios_de_institucion cambios institucion origen quien
  cambios_de_matricula huella quien
  cambios_de_motivos antes quien
  cambios_de_oferta antes despues origen quien
  cambios_de_reglas antes fechas motivo quien
  comunas codigo contorno nombre
  condiciones alcance autorizacion codigo descripcion nombre soporte
  convocatorias aviso contacto estado hermanos matricula_desde matricula_hasta motivos nombre regla_semilla sorteo
  corrida_solicitudes reserva
  corridas acta cifras congelada_por corrida_por huella_calculada huella_lista huella_resultado publicada_por replica semilla
  corridas sorteada_por
  cortes corte
  cortes_de_tanda corte
  etapa_condiciones condicion
  etapas codigo nombre
  fechas_de_lista dia
  grados nombre requisitos requisitos_matricula
  importaciones_de_oferta quedan quien
  instituciones busqueda dane nombre orden_nombre
  jornadas codigo nombre
  migraciones huella nombre
  ofertas jornada
  parentescos codigo nombre
  prioridades condicion
  reservas condicion
  reservas_de_oferta condicion
  resultados resultado
  sedes barrio busqueda comuna direccion institucion nombre orden_nombre telefono zona
  sesiones login
  solicitud_condiciones condicion decidida_por decision institucion
  solicitudes asignada_a aviso_version cupo_decidido_por cupo_decision estado llamada_por radicado registrada_por
  solicitudes reserva_asignada reserva_devuelta
  tandas huella por replica
  tipos_documento codigo de formato nombre
  trabajos entrada paso problema quien
  usuarios clave login nombre secciones
  zonas codigo nombre
`);

/** Digests that a job drops by itself, and the record of security, which holds addresses and radicados alone. */
const BY_ITSELF = columns(`
  direcciones_conocidas huella
  limites clave
  registro_de_seguridad direccion llamada objeto que quien
`);

describeOnBoth('what a column can hold of a person', ({ seeded }) => {
  it('is known of each: a new one is erased with the rest, or said to be nobody’s', async () => {
    const database = await seeded();
    const rows = await database.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name in (
         select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE')
         and data_type not in ('bigint', 'integer', 'smallint', 'real', 'double precision', 'boolean', 'uuid',
           'timestamp with time zone')`,
    );
    await database.close();
    expect(rows.map(({ name }) => String(name)).sort()).toEqual([...ERASED, ...STAY, ...BY_ITSELF].sort());
  });
});
