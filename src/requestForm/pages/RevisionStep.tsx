import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { fullSedeName } from '#domain/sedeNames.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Notice } from '#ui/Notice.tsx';
import { STEP_TITLES, type Step } from '../steps';
import { LOCKED, UNANSWERED } from './formTexts';
import { useStep } from './useStep';

/** All that will be sent, and the button that sends it. */
export function RevisionStep() {
  const { state, draft, words, options, events, dispatch } = useStep();
  const { acudiente, estudiante, cupoActual, hermanos, opciones } = draft.values;
  const isSending = state.status === 'sending';
  const isEdit = options.mode.kind === 'edicion';
  const claimed = draft.values.condiciones.map(({ codigo, institucion, archivos }) => {
    const where = institucion ? ` en ${institucion.nombre}` : '';
    const soportes = archivos.length > 0 ? ` (${archivos.map(({ nombre }) => nombre).join(', ')})` : '';
    return `${words.name('condiciones', codigo)}${where}${soportes}`;
  });
  return (
    <div aria-busy={isSending}>
      <p>{state.status === 'unanswered' ? LOCKED : 'Revise los datos. Puede cambiar lo que haga falta antes de enviar.'}</p>
      <Part step="acudiente">
        <RevisionLine name="Nombre">{`${acudiente.nombres} ${acudiente.apellidos}`}</RevisionLine>
        <RevisionLine name="Documento">{`${words.name('tiposDocumento', acudiente.tipoDocumento)} ${acudiente.documento}`}</RevisionLine>
        <RevisionLine name="Parentesco">{words.name('parentescos', acudiente.parentesco)}</RevisionLine>
        <RevisionLine name="Teléfono">{acudiente.telefono}</RevisionLine>
        <RevisionLine name="Correo">{acudiente.correo}</RevisionLine>
      </Part>
      <Part step="estudiante">
        <RevisionLine name="Nombre">{`${estudiante.nombres} ${estudiante.apellidos}`}</RevisionLine>
        <RevisionLine name="Documento">{`${words.name('tiposDocumento', estudiante.tipoDocumento)} ${estudiante.documento}`}</RevisionLine>
        <RevisionLine name="Fecha de nacimiento">{words.day(estudiante.fechaNacimiento)}</RevisionLine>
        <RevisionLine name="Grado">{words.grado(estudiante.grado)}</RevisionLine>
        <RevisionLine name="Comuna">{words.name('comunas', estudiante.comuna)}</RevisionLine>
        <RevisionLine name="Cupo que ya tiene">{cupoActual ? fullSedeName(cupoActual) : 'Ninguno'}</RevisionLine>
      </Part>
      <Part step="condiciones">
        <RevisionLines name="Condiciones" items={claimed} none="Ninguna" />
      </Part>
      <Part step="hermanos">
        <RevisionLines name="Radicados" items={hermanos} none="Ninguno" />
      </Part>
      <Part step="opciones">
        {opciones.map((oferta, place) => (
          <RevisionLine key={oferta.id} name={`Opción ${place + 1}`}>
            {`${fullSedeName(oferta)} · ${words.name('jornadas', oferta.jornada)}`}
          </RevisionLine>
        ))}
      </Part>
      {state.status === 'unanswered' && (
        <Arrival of={state.status}>
          <Notice tone="danger" role="alert" text={UNANSWERED} />
        </Arrival>
      )}
      <div className="actions">
        {/* `aria-busy` while sending: `disabled` would lose the focus. */}
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={() => dispatch(events.sendRequested())}
        >
          {isSending && <span className="spinner" aria-hidden="true" />}
          <span>{state.status === 'unanswered' ? 'Enviar de nuevo' : isEdit ? 'Enviar cambios' : 'Enviar solicitud'}</span>
        </button>
      </div>
    </div>
  );
}

/** One step's data; they can be changed until they are sent. */
function Part({ step, children }: { step: Step; children: ReactNode }) {
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
      <dl className="solicitud-data">{children}</dl>
    </section>
  );
}

function RevisionLine({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children === '' ? '—' : children}</dd>
    </>
  );
}

function RevisionLines({ name, items, none }: { name: string; items: readonly string[]; none: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{items.length === 0 ? none : items.join('; ')}</dd>
    </>
  );
}
