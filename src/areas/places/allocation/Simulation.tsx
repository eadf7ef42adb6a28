import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Etapa } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup, FormField } from '#ui/FormField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { comparisonPath } from '../comparisonPaths';
import { selectRun } from './runSlice';
import { RunView } from './RunView';
import { SEMILLA_INPUT } from './SemillaForm';
import { checkSimulationSemilla } from './simulationSemilla';
import { simulationRequested } from './simulationSaga';
import { ButtonLink } from '../PlacesLink';

interface SimulationProps {
  etapa: Etapa;
  /** All of the convocatoria's: none of their seeds is taken. */
  etapas: readonly Etapa[];
  isBusy: boolean;
}

const FILE_ID = 'simulacion-archivo';
const SEMILLA_ID = 'simulacion-semilla';

/** Tries the allocation out, with the stage's list or a replication file from the disk; nothing is stored. */
export function Simulation({ etapa, etapas, isBusy }: SimulationProps) {
  const dispatch = useDispatch();
  const [usesFile, setUsesFile] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [semilla, setSemilla] = useState('');
  const [errors, setErrors] = useState<readonly { id: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const chooseList = (ownFile: boolean) => {
    setUsesFile(ownFile);
    // A file input is empty when it is mounted again.
    setFile(null);
  };
  const official = etapas.flatMap((one) => one.semilla ?? []);
  const run = useSelector(selectRun);
  // The official seed may have been registered after the simulation began.
  const hasOfficialSemilla = run.status === 'done' && run.wanted.purpose === 'simulate' && official.includes(run.wanted.semilla);
  const ofList = run.status === 'done' && run.wanted.purpose === 'simulate' && run.wanted.file === null && !hasOfficialSemilla;
  // Of a list that was refused nothing is told any more, once another is asked for.
  const isOutdated = errors.length > 0 && (run.status === 'failed' || run.status === 'invalid');
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrongSemilla = checkSimulationSemilla(semilla, official);
    const found = [
      ...(usesFile && file === null ? [{ id: FILE_ID, message: 'Elija el archivo de la réplica.' }] : []),
      ...(wrongSemilla === null ? [] : [{ id: SEMILLA_ID, message: wrongSemilla }]),
    ];
    setErrors(found);
    if (found.length > 0) setAttempt(attempt + 1);
    else dispatch(simulationRequested({ etapa: etapa.codigo, semilla }, usesFile ? file : null));
  };
  return (
    <>
      <p>Calcula en este navegador qué daría la asignación con otra semilla. No se guarda ni se publica nada.</p>
      <form className="simulation-form" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <FieldGroup id="simulacion-lista" label="Lista">
          <Choice
            type="radio"
            name="simulacion-lista"
            label={etapa.congelada ? 'La lista congelada de la etapa' : 'La lista de la etapa, como está ahora'}
            checked={!usesFile}
            onChange={() => chooseList(false)}
          />
          <Choice
            type="radio"
            name="simulacion-lista"
            label="Un archivo de réplica"
            checked={usesFile}
            onChange={() => chooseList(true)}
          />
        </FieldGroup>
        {usesFile && (
          <FormField id={FILE_ID} label="Archivo de réplica" hint="CSV. No sale de este equipo." error={errorOf(FILE_ID)}>
            {(control) => (
              <input
                {...control}
                type="file"
                className="form-control"
                accept=".csv,text/csv"
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            )}
          </FormField>
        )}
        <TextField
          {...SEMILLA_INPUT}
          id={SEMILLA_ID}
          label="Semilla de la simulación"
          hint="Cualquiera que no sea la oficial."
          error={errorOf(SEMILLA_ID)}
          value={semilla}
          onType={setSemilla}
        />
        <div className="actions">
          <Button type="submit" primary label="Simular" isOff={isBusy} />
          <ButtonLink label="Comparar con…" to={comparisonPath(etapa.codigo, ofList ? run.wanted.semilla : undefined)} />
        </div>
      </form>
      {hasOfficialSemilla ? (
        <Notice
          role="alert"
          text="La semilla de esta simulación es ahora la oficial: lo que dio ya no se muestra, para que no se tome por el resultado."
        />
      ) : (
        !isOutdated && <RunView purpose="simulate" />
      )}
    </>
  );
}
