import { ageWarning } from '#domain/ageWarning.ts';
import { normalizeDocumento } from '#domain/documento.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { ageOn } from '#domain/words/dates.ts';
import { withoutMarks } from '#domain/words/searchText.ts';
import type { Words } from '#domain/words/words.ts';
import type { Rules } from './checkDraft';
import type { AcudienteValues, Draft, EstudianteValues, Values } from './draft';
import { ACUDIENTE_LABELS, ESTUDIANTE_LABELS } from './valuesChange';

/** What may be right and seldom is: it is asked about, and never refused. */
export interface LikelyMistake {
  /** Where it would be corrected: `estudiante.documento`. */
  field: string;
  step: 'acudiente' | 'estudiante' | 'opciones';
  /** What the field is called. */
  label: string;
  question: string;
}

const ONLY_ONE: LikelyMistake = {
  field: 'opciones',
  step: 'opciones',
  label: 'Opciones',
  question:
    'Pidió un solo lugar: si ahí no alcanza el cupo, no se le busca en otro. Agregar más nunca le quita el primero. ¿Es así?',
};

const OF_AGE = 18;
/** Codes of the catalogues that say that a person is of age. */
const ADULT_DOCUMENTO = 'CC';
const OWN_ACUDIENTE = 'mismo';

const OWN_CUPO_FIRST =
  'La primera opción es el cupo que el estudiante ya tiene: si ese cupo cuenta, no obtendrá ninguna de las que siguen. ¿Es así?';

/** The likely mistakes in a draft that is complete, in the order of its fields; opciones that are filed so are not asked about. */
export function likelyMistakes({ values, edited }: Draft, { convocatoria, today }: Rules, words: Words): LikelyMistake[] {
  const { acudiente, estudiante, opciones } = values;
  const age = ageOn(estudiante.fechaNacimiento, today);
  const isChild = age < OF_AGE;
  const years = age === 1 ? '1 año' : `${age} años`;
  const isOwn = acudiente.parentesco === OWN_ACUDIENTE;
  const number = normalizeDocumento(estudiante.documento);
  const grado = convocatoria.catalogos.grados.find((own) => String(own.grado) === estudiante.grado);
  const unusual = grado && ageWarning(grado, estudiante.fechaNacimiento, convocatoria.anio);
  const ofAcudiente = (name: keyof AcudienteValues, question: string) =>
    ({ field: `acudiente.${name}`, step: 'acudiente', label: ACUDIENTE_LABELS[name], question }) as const;
  const ofEstudiante = (name: keyof EstudianteValues, question: string) =>
    ({ field: `estudiante.${name}`, step: 'estudiante', label: ESTUDIANTE_LABELS[name], question }) as const;
  return [
    ...(isOwn && isChild
      ? [
          ofAcudiente(
            'parentesco',
            `Como parentesco eligió «${words.name('parentescos', acudiente.parentesco)}», y el estudiante tiene ${years}. ¿Es así?`,
          ),
        ]
      : []),
    ...(withoutMarks(acudiente.correo) !== acudiente.correo.normalize('NFC')
      ? [ofAcudiente('correo', 'El correo tiene ñ o tildes, y casi ninguno las lleva. ¿Es así?')]
      : []),
    ...(isChild && estudiante.tipoDocumento === ADULT_DOCUMENTO
      ? [
          ofEstudiante(
            'tipoDocumento',
            `El documento del estudiante es «${words.name('tiposDocumento', ADULT_DOCUMENTO)}», que es de personas mayores de edad, y tiene ${years}. ¿Es así?`,
          ),
        ]
      : []),
    ...(!isOwn && number !== '' && number === normalizeDocumento(acudiente.documento)
      ? [ofEstudiante('documento', 'El número de documento del estudiante es el mismo del acudiente. ¿Es así?')]
      : []),
    ...(unusual === undefined ? [] : [ofEstudiante('fechaNacimiento', unusual)]),
    ...(sameValue(opciones, edited?.filed.opciones) ? [] : ofOpciones(values, convocatoria.maximoOpciones)),
  ];
}

function ofOpciones({ opciones, cupoActual }: Values, most: number): LikelyMistake[] {
  const ofOpcion = (place: number, question: string): LikelyMistake => ({
    field: `opciones.${place}`,
    step: 'opciones',
    label: `Opción ${place + 1}`,
    question,
  });
  const isOwn = ({ id }: Oferta): boolean => id === cupoActual?.id;
  return [
    ...(opciones.length === 1 && most > 1 ? [ONLY_ONE] : []),
    ...(opciones.slice(0, 1).some(isOwn) ? [ofOpcion(0, OWN_CUPO_FIRST)] : []),
    ...opciones.flatMap((oferta, place) =>
      oferta.vacantes > 0 || isOwn(oferta)
        ? []
        : [
            ofOpcion(
              place,
              `La opción ${place + 1}, ${fullSedeName(oferta)}, no tiene vacantes: solo habrá cupo si alguien deja el suyo. ¿Es así?`,
            ),
          ],
    ),
  ];
}
