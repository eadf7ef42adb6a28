import { Link } from 'react-router-dom';
import { fullSedeName } from '#domain/sedeNames.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Button } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Notice } from '#ui/Notice.tsx';
import { pendingIn } from '../solicitudState';
import { STEP_TITLES, type Step } from '../steps';
import { namedHermanos } from './namedHermanos';
import { LOCKED, UNANSWERED } from './formTexts';
import { useStep } from './useStep';

/** All that will be sent, and the button that sends it. */
export function RevisionStep() {
  const { state, draft, words, options, events, dispatch } = useStep();
  const { acudiente, estudiante, cupoActual, hermanos, opciones } = draft.values;
  const isSending = state.status === 'sending';
  const uploading = pendingIn(state).map(({ name }) => name);
  const isEdit = options.mode.kind === 'edicion';
  const claimed = draft.values.condiciones.map(({ codigo, institucion, archivos }) => {
    const where = institucion ? ` en ${institucion.nombre}` : '';
    const soportes = archivos.length > 0 ? ` (${archivos.map(({ nombre }) => nombre).join(', ')})` : '';
    return `${words.name('condiciones', codigo)}${where}${soportes}`;
  });
  return (
    <div aria-busy={isSending}>
      <p>{state.status === 'unanswered' ? LOCKED : 'Revise los datos. Puede cambiar lo que haga falta antes de enviar.'}</p>
      <Part
        step="acudiente"
        entries={[
          ['Nombre', `${acudiente.nombres} ${acudiente.apellidos}`],
          ['Documento', `${words.name('tiposDocumento', acudiente.tipoDocumento)} ${acudiente.documento}`],
          ['Parentesco', words.name('parentescos', acudiente.parentesco)],
          ['Teléfono', acudiente.telefono],
          ['Correo', acudiente.correo],
        ]}
      />
      <Part
        step="estudiante"
        entries={[
          ['Nombre', `${estudiante.nombres} ${estudiante.apellidos}`],
          ['Documento', `${words.name('tiposDocumento', estudiante.tipoDocumento)} ${estudiante.documento}`],
          ['Fecha de nacimiento', words.day(estudiante.fechaNacimiento)],
          ['Grado', words.grado(estudiante.grado)],
          ['Comuna', words.name('comunas', estudiante.comuna)],
          ['Cupo que ya tiene', cupoActual ? fullSedeName(cupoActual) : 'Ninguno'],
        ]}
      />
      <Part step="condiciones" entries={[['Condiciones', claimed.join('; ') || 'Ninguna']]} />
      <Part step="hermanos" entries={[['Radicados', namedHermanos(hermanos, draft.earlier) || 'Ninguno']]} />
      <Part
        step="opciones"
        entries={opciones.map((oferta, place) => [
          `Opción ${place + 1}`,
          `${fullSedeName(oferta)} · ${words.name('jornadas', oferta.jornada)}`,
        ])}
      />
      {state.status === 'unanswered' && (
        <Arrival of={state.status}>
          <Notice tone="danger" role="alert" text={UNANSWERED} />
        </Arrival>
      )}
      {uploading.length > 0 && (
        <Notice
          role="status"
          text={`Falta que termine de subir: ${uploading.join(', ')}. Podrá enviar cuando termine; si no lo quiere adjuntar, cancélelo en «${STEP_TITLES.condiciones}».`}
        />
      )}
      <div className="actions">
        <Button
          primary
          label={state.status === 'unanswered' ? 'Enviar de nuevo' : isEdit ? 'Enviar cambios' : 'Enviar solicitud'}
          isOff={isSending || uploading.length > 0}
          isWorking={isSending}
          onClick={() => dispatch(events.sendRequested())}
        />
      </div>
    </div>
  );
}

/** One step's data; they can be changed until they are sent. */
function Part({ step, entries }: { step: Step; entries: readonly (readonly [name: string, value: string])[] }) {
  const { state, options } = useStep();
  const title = STEP_TITLES[step];
  return (
    <section className="solicitud-part" aria-labelledby={`revision-${step}`}>
      <div className="solicitud-part-head">
        <h2 id={`revision-${step}`}>{title}</h2>
        {state.status === 'editing' && (
          <Link className="screen-only" to={`${options.base}/${step}`}>
            <span>Cambiar</span>
            <span className="visually-hidden">{` ${title}`}</span>
          </Link>
        )}
      </div>
      <Entries className="solicitud-data" entries={entries.map(([name, value]) => [name, value || '—'])} />
    </section>
  );
}
