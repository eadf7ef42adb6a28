import type { Convocatoria } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { useWords } from '../useWords';

/** What is open and until when. */
export function CallStatus({ call }: { call: Convocatoria }) {
  const { moment, deadline } = useWords();
  return (
    <section className={`call call-${call.situacion}`} aria-labelledby="convocatoria">
      <h2 id="convocatoria">{call.nombre}</h2>
      {call.situacion === 'por_abrir' && (
        <p className="call-state">
          <strong>Todavía no está abierta.</strong> <span>{sentence(`Podrá pedir cupo desde el ${moment(call.abre)}`)}</span>
        </p>
      )}
      {call.situacion === 'abierta' && (
        <p className="call-state">
          <strong>Está abierta.</strong> <span>{sentence(`Puede pedir cupo hasta el ${deadline(call.cierra)}`)}</span>
        </p>
      )}
      {call.situacion === 'cerrada' && (
        <p className="call-state">
          <strong>Ya cerró.</strong> <span>{sentence(`Se pudo pedir cupo hasta el ${deadline(call.cierra)}`)}</span>
        </p>
      )}
      <dl className="call-dates">
        <Entry name="Año escolar" value={String(call.anio)} />
        <Entry name="Abre" value={moment(call.abre)} />
        <Entry name="Cierra" value={deadline(call.cierra)} />
        <Entry name="Resultados" value={moment(call.publica)} />
        <Entry name="Opciones por solicitud" value={`Hasta ${call.maximoOpciones}`} />
      </dl>
    </section>
  );
}

function Entry({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
