import { useSelector } from 'react-redux';
import { shownData } from '../../../features/reading/readingState';
import { nombreDeLugar } from '../../../shared/educacion/lugar';
import type { Oferta, SolicitudDeFamilia } from '../../../shared/educacion/tipos';
import { sentence } from '../../../shared/sentence';
import { convocatoria } from '../convocatoria';
import { gradoName, nameOf } from '../names';
import { useDates } from '../useDates';

type Resultado = NonNullable<SolicitudDeFamilia['resultado']>;
type ResultadoDeOpcion = Resultado['opciones'][number];

const RESULTS: Readonly<Record<ResultadoDeOpcion['resultado'], string>> = {
  asignada: 'Le correspondió este cupo.',
  no_alcanzo: 'No alcanzó: el cupo fue para solicitudes con más prioridad.',
  sin_vacantes: 'No tenía vacantes.',
  mejor_asignada: 'No se le ofrece: obtuvo una opción que prefiere más.',
};

/** The options in the family's order; once results are out, what came of each and why not. */
export function Options({ solicitud }: { solicitud: SolicitudDeFamilia }) {
  const { opciones, resultado, cupoActual } = solicitud;
  const { moment } = useDates();
  return (
    <section className="request-section" aria-labelledby="opciones">
      <h2 id="opciones">{resultado ? 'Resultado de cada opción' : 'Sus opciones'}</h2>
      {resultado && <p>{sentence(`Resultados publicados el ${moment(resultado.publicadoEn)}`)}</p>}
      <ol className="request-options">
        {opciones.map((oferta) => (
          <li key={oferta.id}>
            <Option oferta={oferta} result={resultado?.opciones.find((one) => one.oferta === oferta.id) ?? null} />
          </li>
        ))}
      </ol>
      {cupoActual && (
        <p>
          <span>Cupo que el estudiante ya tiene: </span>
          <strong>{nombreDeLugar(cupoActual)}</strong>
        </p>
      )}
    </section>
  );
}

function Option({ oferta, result }: { oferta: Oferta; result: ResultadoDeOpcion | null }) {
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? null;
  return (
    <>
      <p>
        <strong>{nombreDeLugar(oferta)}</strong>
      </p>
      <p>{`${gradoName(catalogos, oferta.grado)} · Jornada: ${nameOf(catalogos, 'jornadas', oferta.jornada)} · ${oferta.direccion}`}</p>
      {result && (
        <ul className="request-result">
          <li>{RESULTS[result.resultado]}</li>
          {result.corte !== null && <li>{`Quién entró de último: ${result.corte}`}</li>}
          {result.puesto !== null && <li>{`Su puesto en la lista de espera: ${result.puesto}`}</li>}
        </ul>
      )}
    </>
  );
}
