import type { Convocatoria } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

/** What is open and until when. */
export function ConvocatoriaStatus({ convocatoria }: { convocatoria: Convocatoria }) {
  const { moment, deadline } = useWords();
  return (
    <Section className={`call call-${convocatoria.situacion}`} id="convocatoria" title={convocatoria.nombre}>
      {convocatoria.situacion === 'por_abrir' && (
        <p className="call-state">
          <strong>Todavía no está abierta.</strong>{' '}
          <span>{sentence(`Podrá pedir cupo desde el ${moment(convocatoria.abre)}`)}</span>
        </p>
      )}
      {convocatoria.situacion === 'abierta' && (
        <p className="call-state">
          <strong>Está abierta.</strong> <span>{sentence(`Puede pedir cupo hasta el ${deadline(convocatoria.cierra)}`)}</span>
        </p>
      )}
      {convocatoria.situacion === 'cerrada' && (
        <p className="call-state">
          <strong>Ya cerró.</strong> <span>{sentence(`Se pudo pedir cupo hasta el ${deadline(convocatoria.cierra)}`)}</span>
        </p>
      )}
      <dl className="call-dates">
        <Entry name="Año escolar" value={String(convocatoria.anio)} />
        <Entry name="Abre" value={moment(convocatoria.abre)} />
        <Entry name="Cierra" value={deadline(convocatoria.cierra)} />
        <Entry name="Resultados" value={moment(convocatoria.publica)} />
        <Entry name="Opciones por solicitud" value={`Hasta ${convocatoria.maximoOpciones}`} />
      </dl>
    </Section>
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
