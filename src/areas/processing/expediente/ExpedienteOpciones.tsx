import type { OpcionResult, Expediente } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

const RESULTS: Readonly<Record<OpcionResult['resultado'], string>> = {
  asignada: 'Le correspondió este cupo.',
  no_alcanzo: 'No alcanzó.',
  sin_vacantes: 'No tenía vacantes.',
  mejor_asignada: 'Obtuvo una opción que prefiere más.',
};

/** The options in the family's order; once results are out, what came of each. */
export function ExpedienteOpciones({ solicitud: { opciones, resultado } }: { solicitud: Expediente }) {
  const words = useWords();
  return (
    <Section className="expediente-part" id="opciones" title="Opciones, en el orden de la familia">
      {resultado && <p>{sentence(`Resultados publicados el ${words.moment(resultado.publicadoEn)}`)}</p>}
      {resultado?.respondaAntesDe && (
        <p>{sentence(`La familia responde a más tardar el ${words.deadline(resultado.respondaAntesDe)}`)}</p>
      )}
      <ol className="expediente-options">
        {opciones.map((oferta) => (
          <li key={oferta.id}>
            <p>{words.ofertaText(oferta)}</p>
            <Result result={resultado?.opciones.find((one) => one.oferta === oferta.id)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Result({ result }: { result: OpcionResult | undefined }) {
  if (!result) return null;
  const { resultado, corte, puesto } = result;
  return (
    <ul className="expediente-result">
      <li>{RESULTS[resultado]}</li>
      {corte !== null && <li>{`Quién entró de último: ${corte}`}</li>}
      {puesto !== null && <li>{`Puesto en la lista de espera: ${puesto}`}</li>}
    </ul>
  );
}
