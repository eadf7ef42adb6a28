import { getDotPath, safeParse, type BaseIssue } from 'valibot';
import { dayOf } from '#domain/words/dates.ts';
import { onlyOwnCupoProblem } from '#domain/solicitud/opcionesSchema.ts';
import { solicitudSchema } from '#domain/solicitud/solicitudSchema.ts';
import type { Convocatoria, Oferta } from '#domain/contractTypes.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { personsOf, type Draft, type Values } from './draft';
import type { FieldProblems } from './solicitudState';
import type { Step } from './steps';

/** What a draft is checked against; `today` is the day in the city, YYYY-MM-DD. */
export interface Rules {
  convocatoria: Convocatoria;
  today: string;
}

/** Today is the server's: a browser's clock can be anything, and a replay must show the same again. */
export function rulesOf(convocatoria: Convocatoria, timeZone: string): Rules {
  return { convocatoria, today: dayOf(new Date(convocatoria.ahora), timeZone) };
}

/** A draft's values as the shared schema takes them: still as typed, but of the contract's shape. */
export function inputOf({ acudiente, estudiante, cupoActual, condiciones, hermanos, opciones, documentos }: Values) {
  return {
    acudiente: personOf(acudiente),
    estudiante: {
      ...personOf(estudiante),
      grado: estudiante.grado === '' ? null : Number(estudiante.grado),
      cupoActual: cupoActual?.id ?? null,
    },
    condiciones: condiciones.map((condicion) => ({
      ...condicion,
      institucion: condicion.institucion?.dane ?? null,
      archivos: condicion.archivos.map(({ id }) => id),
    })),
    hermanos: hermanos.map((radicado) => ({ radicado })),
    opciones: opciones.map(({ id }) => id),
    documentos: documentos.map(({ id }) => id),
  };
}

/** A draft's values as they are sent, each in its one spelling; as typed while anything of them is wrong. */
export function sentValues(values: Values, { convocatoria, today }: Rules): Values {
  const { success, output } = safeParse(solicitudSchema(convocatoria, today), inputOf(values));
  if (!success) return values;
  return { ...values, ...personsOf(output), hermanos: output.hermanos.map(({ radicado }) => radicado) };
}

function personOf<Person extends { apellidos: string; sinApellidos: string }>({ sinApellidos, ...person }: Person) {
  return { ...person, apellidos: sinApellidos === '' ? person.apellidos : null };
}

/** What keeps a step from being completed, by field; empty: nothing. */
export function problemsOf(step: Step, draft: Draft, rules: Rules): FieldProblems {
  switch (step) {
    case 'aviso':
      return draft.aviso?.version === rules.convocatoria.aviso.version ? {} : { aviso: 'Lea el aviso para continuar.' };
    case 'revision':
      return {};
    case 'estudiante':
      return { ...ofSchema(step, draft, rules), ...ofCupoActual(draft.values) };
    case 'opciones':
      return { ...ofOwnCupo(draft.values), ...ofSchema(step, draft, rules), ...ofOpciones(draft.values) };
    case 'acudiente':
    case 'condiciones':
    case 'hermanos':
    case 'documentos':
      return ofSchema(step, draft, rules);
  }
}

/** The first of the steps that is not complete as it stands; the last one when all are. */
export function firstUnfinished(steps: readonly Step[], draft: Draft, rules: Rules): Step {
  const unfinished = steps.find((step) => Object.keys(problemsOf(step, draft, rules)).length > 0);
  return unfinished ?? 'revision';
}

function ofSchema(step: Exclude<Step, 'aviso' | 'revision'>, { values }: Draft, { convocatoria, today }: Rules): FieldProblems {
  const { issues = [] } = safeParse(solicitudSchema(convocatoria, today).entries[step], inputOf(values)[step]);
  return firstOfEach(issues.map((issue) => [fieldOf(step, issue), issue.message]));
}

function fieldOf(step: Step, issue: BaseIssue<unknown>): string {
  const path = getDotPath(issue);
  return path === null ? step : `${step}.${path}`;
}

/** The schema does not know the ofertas: that they are of the grado is seen here before the backend says so. */
function ofCupoActual({ cupoActual, estudiante }: Values): FieldProblems {
  if (cupoActual === null || isOfGrado(cupoActual, estudiante.grado)) return {};
  return { 'estudiante.cupoActual': 'El cupo que ya tiene es de otro grado: elíjalo de nuevo o quítelo.' };
}

function ofOwnCupo({ cupoActual, opciones }: Values): FieldProblems {
  const problem = onlyOwnCupoProblem(
    opciones.map(({ id }) => id),
    cupoActual?.id ?? null,
  );
  return problem === null ? {} : { opciones: problem };
}

/** What is wrong with the ofertas of the list, by field, before it is checked whole. */
export function ofOpciones({ opciones, estudiante }: Values): FieldProblems {
  return Object.fromEntries(
    opciones.flatMap((oferta, place) =>
      isOfGrado(oferta, estudiante.grado)
        ? []
        : [[`opciones.${place}`, 'Esta opción es de otro grado: quítela y elija una del grado pedido.']],
    ),
  );
}

function isOfGrado({ grado }: Oferta, wanted: string): boolean {
  return String(grado) === wanted;
}
