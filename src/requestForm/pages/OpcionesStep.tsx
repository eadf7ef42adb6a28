import { ChosenOpciones } from './ChosenOpciones';
import { KeptOfertas } from './KeptOfertas';
import { OfertaSearch } from './OfertaSearch';
import { StepForm } from './StepForm';
import { MORE_HELPS, ORDER_IS_SAFE } from './formTexts';
import { useStep } from './useStep';

/** Where the family wants a place, the most wanted first. */
export function OpcionesStep() {
  const { convocatoria } = useStep();
  const { maximoOpciones } = convocatoria;
  return (
    <>
      <p>{ORDER_IS_SAFE}</p>
      <p>{MORE_HELPS}</p>
      <ChosenOpciones max={maximoOpciones} />
      <KeptOfertas max={maximoOpciones} />
      <OfertaSearch max={maximoOpciones} />
      {/* A form of its own: the search is a form too, and HTML forms cannot be nested. */}
      <StepForm step="opciones" />
    </>
  );
}
