import { fullName } from '#domain/words/fullName.ts';
import { ESTADO_NAMES } from '#domain/estados.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { DecidedCondicion, DecidedCupo, Expediente, StoredFile } from '#domain/contractTypes.ts';
import type { MarkTone } from '#ui/Mark.tsx';
import { changedLines, type LineChange, type Line } from '#ui/lineChanges.ts';
import type { StaffWords as Words } from '../useWords';

const NOTHING = '—';

export const DECISIONS: Readonly<Record<DecidedCondicion['decision'], string>> = {
  pendiente: 'Por decidir',
  aprobada: 'Aprobada',
  negada: 'Negada',
};

export const DECISION_TONES: Readonly<Record<DecidedCondicion['decision'], MarkTone>> = {
  pendiente: 'waiting',
  aprobada: 'good',
  negada: 'bad',
};

const CUPO_DECISIONS: Readonly<Record<DecidedCupo['decision'], string>> = {
  pendiente: 'Por decidir',
  aprobada: 'Aprobado',
  negada: 'Negado',
};

/** Whether the current seat counts, and by what. */
export function cupoDecisionText({ decision, enLista }: DecidedCupo): string {
  return enLista ? 'Consta en la lista de matrícula' : CUPO_DECISIONS[decision];
}

/** What the enrolment list says otherwise; null: nothing. */
export function matriculaText({ matricula, decisionDeCupo }: Expediente, words: Words): string | null {
  if (matricula === null || decisionDeCupo === null || decisionDeCupo.enLista) return null;
  return `La lista de matrícula dice otra cosa: ${fullSedeName(matricula)}, ${words.grado(matricula.grado)}.`;
}

/** The solicitud itself: how it stands, and whose it is. */
export function stateLines(solicitud: Expediente, words: Words): Line[] {
  const { estado, radicadaEn, extemporanea, anio, asignadaA, registradaPor, subsanacion, avisoLeido } = solicitud;
  return [
    { key: 'estado', name: 'Estado', value: ESTADO_NAMES[estado] },
    { key: 'asignadaA', name: 'A cargo de', value: asignadaA === null ? 'Nadie' : words.person(asignadaA) },
    { key: 'radicadaEn', name: 'Radicada', value: `${words.moment(radicadaEn)}${extemporanea ? ' (extemporánea)' : ''}` },
    { key: 'anio', name: 'Año escolar', value: String(anio) },
    { key: 'registradaPor', name: 'Registrada por', value: registradaPor === null ? 'La familia' : words.person(registradaPor) },
    {
      key: 'avisoLeido',
      name: 'Aviso de privacidad',
      value: `Versión ${avisoLeido.version}, leída el ${words.moment(avisoLeido.leidoEn)}`,
    },
    ...(subsanacion
      ? [
          { key: 'subsanacion', name: 'Corrección pedida', value: subsanacion.motivo },
          { key: 'plazo', name: 'Plazo para corregir', value: words.deadline(subsanacion.antesDe) },
        ]
      : []),
  ];
}

export function acudienteLines({ datos: { acudiente } }: Expediente, words: Words): Line[] {
  const { tipoDocumento, documento, parentesco, telefono, correo } = acudiente;
  return [
    { key: 'acudiente.nombre', name: 'Nombre', value: fullName(acudiente), isName: true },
    { key: 'acudiente.documento', name: 'Documento', value: documentoText(tipoDocumento, documento, words) },
    { key: 'acudiente.parentesco', name: 'Parentesco', value: words.name('parentescos', parentesco) },
    { key: 'acudiente.telefono', name: 'Teléfono', value: telefono ?? NOTHING },
    { key: 'acudiente.correo', name: 'Correo', value: correo ?? NOTHING },
  ];
}

export function estudianteLines({ datos, cupoActual }: Expediente, words: Words): Line[] {
  const { tipoDocumento, documento, fechaNacimiento, grado, comuna } = datos.estudiante;
  return [
    { key: 'estudiante.nombre', name: 'Nombre', value: fullName(datos.estudiante), isName: true },
    { key: 'estudiante.documento', name: 'Documento', value: documentoText(tipoDocumento, documento, words) },
    { key: 'estudiante.fechaNacimiento', name: 'Fecha de nacimiento', value: words.day(fechaNacimiento) },
    { key: 'estudiante.grado', name: 'Grado que pide', value: words.grado(grado) },
    { key: 'estudiante.comuna', name: 'Comuna donde vive', value: words.name('comunas', comuna) },
    { key: 'estudiante.cupoActual', name: 'Cupo que ya tiene', value: cupoActual ? words.ofertaText(cupoActual) : 'Ninguno' },
    {
      key: 'hermanos',
      name: 'Hermanos que declaró',
      value: datos.hermanos.length > 0 ? datos.hermanos.map(({ radicado }) => radicado).join(', ') : 'Ninguno',
    },
  ];
}

/** What a condition is called, with the institution that it holds at. */
export function condicionName({ nombre, institucion }: DecidedCondicion): string {
  return institucion ? `${nombre}, en ${institucion.nombre}` : nombre;
}

function opcionLines({ opciones }: Expediente, words: Words): Line[] {
  return opciones.map((oferta, place) => ({
    key: `opciones.${place}`,
    name: `Opción ${place + 1}`,
    value: words.ofertaText(oferta),
  }));
}

function cupoLines({ decisionDeCupo }: Expediente): Line[] {
  if (decisionDeCupo === null) return [];
  const text = cupoDecisionText(decisionDeCupo);
  const { motivo } = decisionDeCupo;
  return [{ key: 'decisionDeCupo', name: 'Cupo que dice tener', value: motivo === null ? text : `${text}: ${motivo}` }];
}

function condicionLines({ condiciones }: Expediente): Line[] {
  return condiciones.flatMap((condicion) => {
    const { codigo, decision, motivo, archivos } = condicion;
    const name = condicionName(condicion);
    return [
      { key: `condiciones.${codigo}`, name, value: motivo === null ? DECISIONS[decision] : `${DECISIONS[decision]}: ${motivo}` },
      { key: `condiciones.${codigo}.archivos`, name: `Soportes de ${name}`, value: namesOf(archivos) },
    ];
  });
}

const namesOf = (files: readonly StoredFile[]) => files.map(({ nombre }) => nombre).join(', ') || 'Ninguno';

/** What is not the same in two versions of a solicitud. */
export function changesBetween(before: Expediente, now: Expediente, words: Words): LineChange[] {
  return changedLines(allLines(before, words), allLines(now, words));
}

function allLines(solicitud: Expediente, words: Words): Line[] {
  return [
    ...stateLines(solicitud, words),
    ...acudienteLines(solicitud, words),
    ...estudianteLines(solicitud, words),
    ...cupoLines(solicitud),
    ...condicionLines(solicitud),
    { key: 'documentos', name: 'Documentos', value: namesOf(solicitud.documentos) },
    ...opcionLines(solicitud, words),
    ...(solicitud.resultado
      ? [
          {
            key: 'resultado',
            name: 'Cupo',
            value: solicitud.resultado.asignada ? words.ofertaText(solicitud.resultado.asignada) : 'Sin cupo',
          },
        ]
      : []),
  ];
}

function documentoText(tipo: string, documento: string, words: Words): string {
  return `${words.name('tiposDocumento', tipo)} ${documento}`;
}
