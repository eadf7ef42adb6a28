import { useSelector } from 'react-redux';
import { sentence } from '#domain/words/sentence.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { OfertaLines } from './OfertaLines';
import { useStep } from './useStep';

/** What the sedes that the family kept offer of the pupil's grado; nothing where it kept none. */
export function KeptOfertas({ max }: { max: number }) {
  const { guardadas, draft, words } = useStep();
  const state = useSelector(guardadas.select);
  if (state.status === 'failed')
    return <Notice role="status" text={sentence(`No pudimos traer los lugares que guardó: búsquelos abajo. ${state.message}`)} />;
  if (state.status !== 'found') return null;
  return (
    <Section id="guardados" title="Lugares que guardó">
      {state.items.length === 0 ? (
        <p>{`Ninguno de los que guardó ofrece ${words.grado(draft.values.estudiante.grado)}. Búsquelos abajo.`}</p>
      ) : (
        <OfertaLines sedes={state.items} max={max} />
      )}
    </Section>
  );
}
