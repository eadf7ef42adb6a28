import { DOCUMENTOS } from '../draftChanges';
import { Announcement } from './Announcement';
import { SoporteFiles } from './SoporteFiles';
import { StepForm } from './StepForm';

/** The papers that a correction asks for, whatever they are; data are corrected in the steps behind it. */
export function DocumentosStep() {
  return (
    <StepForm step="documentos">
      <p>Si le piden un documento, adjúntelo aquí. Si le piden corregir un dato, continúe y cámbielo en su paso.</p>
      <SoporteFiles
        field="documentos"
        codigo={DOCUMENTOS}
        label="Documentos"
        hint="Una foto clara o un PDF de cada documento."
        inputLabel="Adjuntar un documento"
      />
      <Announcement />
    </StepForm>
  );
}
