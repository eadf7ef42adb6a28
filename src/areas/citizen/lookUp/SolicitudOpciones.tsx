import { fullSedeName } from '#domain/sedeNames.ts';
import { BY_HERMANO, standingText, tieBreakText } from '#domain/prioridades.ts';
import { CUPO_ACTUAL_COUNTS } from '#domain/words/cupoActualTexts.ts';
import type { DecidedCupo, Oferta, FamilySolicitud } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { PrioridadLegend } from '#ui/PrioridadLegend.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

type PublishedResult = NonNullable<FamilySolicitud['resultado']>;
type OpcionResult = PublishedResult['opciones'][number];

const RESULTS: Readonly<Record<OpcionResult['resultado'], string>> = {
  asignada: 'Le correspondió este cupo.',
  no_alcanzo: 'No alcanzó: los cupos fueron para quienes van antes, por su prioridad o, con la misma prioridad, por el sorteo.',
  sin_vacantes: 'No tenía vacantes.',
  mejor_asignada: 'No se le ofrece: obtuvo una opción que prefiere más.',
};

const CUPO_DECISIONS: Readonly<Record<DecidedCupo['decision'], string>> = {
  pendiente: `Todavía no se ha revisado. ${CUPO_ACTUAL_COUNTS}`,
  aprobada: 'Aprobado: cuenta en la asignación.',
  negada: 'No aprobado: no cuenta en la asignación.',
};

function decisionText({ decision, enLista }: DecidedCupo): string {
  return enLista ? 'Consta en la lista de matrícula: cuenta en la asignación.' : CUPO_DECISIONS[decision];
}

/** The options in the family's order; once results are out, what came of each and why not. */
export function SolicitudOpciones({ solicitud }: { solicitud: FamilySolicitud }) {
  const { opciones, resultado, cupoActual, decisionDeCupo } = solicitud;
  const { moment } = useWords();
  return (
    <Section className="look-up-section" id="opciones" title={resultado ? 'Resultado de cada opción' : 'Sus opciones'}>
      {resultado && <p>{sentence(`Resultados publicados el ${moment(resultado.publicadoEn)}`)}</p>}
      <ol className="look-up-options">
        {opciones.map((oferta) => (
          <li key={oferta.id}>
            <Opcion oferta={oferta} result={resultado?.opciones.find((one) => one.oferta === oferta.id) ?? null} />
          </li>
        ))}
      </ol>
      {resultado?.opciones.some(({ corte }) => corte !== null) && <PrioridadLegend prioridades={resultado.prioridades} />}
      {cupoActual && decisionDeCupo && (
        <>
          <p>
            <span>Cupo que el estudiante ya tiene: </span>
            <strong>{fullSedeName(cupoActual)}</strong>
          </p>
          <p>{decisionText(decisionDeCupo)}</p>
          {decisionDeCupo.motivo !== null && <p>{`Razón: ${decisionDeCupo.motivo}`}</p>}
        </>
      )}
    </Section>
  );
}

function Opcion({ oferta, result }: { oferta: Oferta; result: OpcionResult | null }) {
  const words = useWords();
  return (
    <>
      <p>
        <strong>{fullSedeName(oferta)}</strong>
      </p>
      <p>{`${words.grado(oferta.grado)} · Jornada: ${words.name('jornadas', oferta.jornada)} · ${oferta.direccion}`}</p>
      {result && (
        <ul className="look-up-result">
          <li>{RESULTS[result.resultado]}</li>
          {result.corte !== null && (
            <>
              <li>{`Quién entró de último: ${result.corte}`}</li>
              <li>{`Su solicitud: ${standingText(result.prioridad, result.sorteo)}`}</li>
              {result.desempate !== null && <li>{tieBreakText(result.desempate)}</li>}
            </>
          )}
          {result.porHermano && <li>{BY_HERMANO}</li>}
          {result.puesto !== null && <li>{`Su puesto en la lista de espera: ${result.puesto}`}</li>}
        </ul>
      )}
    </>
  );
}
