import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { dayOf } from '#domain/words/dates.ts';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Entries } from '#ui/Entries.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

/** What is open and until when. */
export function ConvocatoriaStatus({ convocatoria }: { convocatoria: Convocatoria }) {
  const { moment, deadline, day } = useWords();
  const timeZone = useSelector(selectTimeZone);
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
      <Entries
        className="call-dates"
        entries={[
          ['Año escolar', convocatoria.anio],
          ['Abre', moment(convocatoria.abre)],
          ['Cierra', deadline(convocatoria.cierra)],
          ['Resultados', `Desde el ${day(dayOf(new Date(convocatoria.publica), timeZone))}`],
          ['Opciones por solicitud', `Hasta ${convocatoria.maximoOpciones}`],
        ]}
      />
    </Section>
  );
}
