import type {
  FamilyAsking,
  StoredFile,
  Convocatoria,
  FilingReceipt,
  Identification,
  Institucion,
  Oferta,
  FamilySolicitud,
  SolicitudData,
} from '#domain/contractTypes.ts';
import { FILING_STEPS } from './steps';

/** As typed: nothing is corrected while a person still writes. */
export type AcudienteValues = {
  tipoDocumento: string;
  documento: string;
  nombres: string;
  apellidos: string;
  /** 'si': the person has one name only. */
  sinApellidos: string;
  parentesco: string;
  telefono: string;
  correo: string;
};

export type EstudianteValues = {
  tipoDocumento: string;
  documento: string;
  nombres: string;
  apellidos: string;
  /** 'si': the person has one name only. */
  sinApellidos: string;
  /** A day as YYYY-MM-DD; what is typed and is none stays as typed. */
  fechaNacimiento: string;
  /** The grado's number as text; '' while none is chosen. */
  grado: string;
  comuna: string;
};

export interface CondicionValues {
  codigo: string;
  institucion: Institucion | null;
  autorizada: boolean;
  /** Supports that the server keeps. */
  archivos: StoredFile[];
}

/** All that the form asks for. */
export interface Values {
  acudiente: AcudienteValues;
  estudiante: EstudianteValues;
  /** Where the pupil holds a seat already; null: nowhere, or not told. */
  cupoActual: Oferta | null;
  condiciones: CondicionValues[];
  /** Radicados as typed. */
  hermanos: string[];
  /** The most wanted first. */
  opciones: Oferta[];
  /** Papers that a correction asked for. */
  documentos: StoredFile[];
}

/** Which existing solicitud is edited, and by which of the family's two ways. */
export interface Edited {
  radicado: string;
  version: number;
  accion: 'edicion' | 'subsanacion';
  /** What is to be corrected, and the instant before which; null: nothing is. */
  subsanacion: FamilySolicitud['subsanacion'];
  /** The data as they were filed, whatever is typed now. */
  filed: Values;
  /** How the family asked for it, where staff change it in its name; else the family does. */
  peticion?: FamilyAsking;
}

/** A solicitud that is not sent. Serialisable: this is what the tab's storage keeps. */
export interface Draft {
  /** One for all tries, so that sending twice gives one radicado. */
  claveIdempotencia: string;
  /** The school year that it is for. */
  anio: number;
  aviso: { version: string; leidoEn: string } | null;
  /** Why staff file it after the close; absent: nothing was typed. */
  motivoExtemporanea?: string;
  /** How many steps have been completed at least once, from the first on. */
  completed: number;
  edited: Edited | null;
  /** What the same family has filed in this visit before. */
  earlier: FilingReceipt[];
  values: Values;
}

const NOBODY = { tipoDocumento: '', documento: '', nombres: '', apellidos: '', sinApellidos: '' };
const EMPTY: Values = {
  acudiente: { ...NOBODY, parentesco: '', telefono: '', correo: '' },
  estudiante: { ...NOBODY, fechaNacimiento: '', grado: '', comuna: '' },
  cupoActual: null,
  condiciones: [],
  hermanos: [],
  opciones: [],
  documentos: [],
};

export function newDraft({ anio }: Pick<Convocatoria, 'anio'>, claveIdempotencia: string): Draft {
  return { claveIdempotencia, anio, aviso: null, completed: 0, edited: null, earlier: [], values: EMPTY };
}

/** What one family has filed in one visit, the last one apart, and by whom. */
export interface Visit {
  receipt: FilingReceipt;
  earlier: FilingReceipt[];
  /** null: an older version did not keep it. */
  acudiente: AcudienteValues | null;
}

const MOST_HERMANOS = 10;

/** For another child of the same family: its guardian, and as siblings those that it has filed. */
export function nextDraft(
  convocatoria: Pick<Convocatoria, 'anio'>,
  claveIdempotencia: string,
  { receipt, earlier, acudiente }: Visit,
): Draft {
  const filed = [...earlier, receipt];
  const hermanos = filed.map(({ radicado }) => radicado).slice(-MOST_HERMANOS);
  const values = { ...EMPTY, acudiente: acudiente ?? EMPTY.acudiente, hermanos };
  return { ...newDraft(convocatoria, claveIdempotencia), earlier: filed, values };
}

/** A draft that holds an existing solicitud, every step of it completed. */
export function draftOf(
  solicitud: FamilySolicitud,
  { accion, peticion }: Pick<Edited, 'accion'> & { peticion?: FamilyAsking | undefined },
  claveIdempotencia: string,
): Draft {
  const filed = valuesOf(solicitud);
  const { radicado, version, anio, subsanacion } = solicitud;
  const edited = { radicado, version, accion, subsanacion, filed, ...(peticion && { peticion }) };
  return { claveIdempotencia, anio, aviso: null, completed: FILING_STEPS.length, edited, earlier: [], values: filed };
}

/** What a solicitud holds, as the form has it. */
export function valuesOf(solicitud: FamilySolicitud): Values {
  const { hermanos } = solicitud.datos;
  return {
    ...personsOf(solicitud.datos),
    cupoActual: solicitud.cupoActual,
    condiciones: solicitud.condiciones.map(({ codigo, institucion, archivos }) => ({
      codigo,
      institucion,
      archivos,
      autorizada: solicitud.datos.condiciones.some((own) => own.codigo === codigo && own.autorizada),
    })),
    hermanos: hermanos.map(({ radicado }) => radicado),
    opciones: solicitud.opciones,
    documentos: solicitud.documentos,
  };
}

/** Who asks and for whom, as the form has them. */
export function personsOf({ acudiente, estudiante }: SolicitudData): Pick<Values, 'acudiente' | 'estudiante'> {
  const { cupoActual: _id, ...others } = estudiante;
  return {
    acudiente: { ...acudiente, ...apellidosOf(acudiente), telefono: acudiente.telefono ?? '', correo: acudiente.correo ?? '' },
    estudiante: { ...others, ...apellidosOf(others), grado: String(others.grado) },
  };
}

function apellidosOf({ apellidos }: { apellidos: string | null }) {
  return { apellidos: apellidos ?? '', sinApellidos: apellidos === null ? 'si' : '' };
}

/** What an edited solicitud is found by: the data as they were filed. */
export function identificationOfEdited({ radicado, filed: { estudiante } }: Edited): Identification {
  return { radicado, documento: estudiante.documento, fechaNacimiento: estudiante.fechaNacimiento };
}
