import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SendingNotice } from '#kits/sending/SendingNotice.tsx';
import { calcularVacantes, CAMPOS_DE_CUPOS, leerCupos, NOMBRES_DE_CUPOS } from '#domain/cupos.ts';
import type { OfertaDeGestion } from '#domain/contractTypes.ts';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { cambio } from './ofertaSave';
import { figureTyped, rowLeft, saveRequested, selectEdicion, type Escritos } from './ofertaEdit';
import { vacantesText } from './ofertaTexts';

const fieldId = (campo: string) => `oferta-${campo}`;

/** The figures of the row that is edited: Enter saves them, Escape leaves them as they were. */
export function OfertaEditor({ place }: { place: string }) {
  const state = useSelector(selectEdicion);
  const sending = useSelector(cambio.select);
  const dispatch = useDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const intento = state.status === 'open' ? state.intento : 0;
  const isNew = useRef(true);
  useEffect(() => {
    // A row whose edit was kept comes back with its list: whoever is elsewhere stays there. 'Editar' goes when it is pressed.
    const isElsewhere = isNew.current && document.activeElement !== document.body;
    isNew.current = false;
    if (isElsewhere) return;
    const wrong = formRef.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    const field = wrong ?? formRef.current?.querySelector('input');
    field?.focus();
    // With its error, below it: who has the focus already is not scrolled to.
    field?.scrollIntoView({ block: 'nearest' });
  }, [intento]);
  useEffect(() => {
    // What came of a save stands above the fields: it pushes the one that has the focus down.
    formRef.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [sending.status]);
  if (state.status !== 'open') return null;
  const { oferta, escritos, problemas, antes } = state;
  const isSending = sending.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(saveRequested());
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isSending) return;
    event.stopPropagation();
    dispatch(rowLeft());
  };
  const retry = () => {
    // The button goes with the notice; what is sent is here.
    formRef.current?.querySelector('input')?.focus();
    dispatch(saveRequested());
  };
  const isTold = sending.status === 'refused' && Object.keys(sending.refusal.fieldErrors).length > 0;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed in a field comes to its form
    <form className="oferta-editor" ref={formRef} aria-label={`Cambiar ${place}`} onSubmit={submit} onKeyDown={leave} noValidate>
      {!isTold && <SendingNotice state={sending} onRetry={retry} />}
      {antes && <Changes antes={antes} ahora={oferta} />}
      <div className="oferta-fields">
        {CAMPOS_DE_CUPOS.map((campo) => (
          <FormField key={campo} id={fieldId(campo)} label={NOMBRES_DE_CUPOS[campo]} error={problemas[campo]} speaksError>
            {(control) => (
              <input
                {...control}
                className="form-control"
                inputMode="numeric"
                autoComplete="off"
                maxLength={10}
                value={escritos[campo]}
                readOnly={isSending}
                onChange={({ target }) => dispatch(figureTyped({ campo, texto: target.value }))}
              />
            )}
          </FormField>
        ))}
        <p className="oferta-computed">
          <span className="form-label">Vacantes</span>
          <output htmlFor={CAMPOS_DE_CUPOS.map(fieldId).join(' ')}>{computedText(escritos)}</output>
        </p>
      </div>
      <div className="actions">
        <button type="submit" className="btn btn-primary" aria-busy={isSending}>
          Guardar
        </button>
        <button type="button" className="btn btn-quiet" aria-disabled={isSending} onClick={() => !isSending && dispatch(rowLeft())}>
          Cancelar
        </button>
      </div>
    </form>
  );
}

/** The vacancies that what is typed would give. */
function computedText(escritos: Escritos): string {
  const cupos = leerCupos(escritos);
  if (!cupos) return '—';
  const vacantes = calcularVacantes(cupos);
  if (vacantes >= 0) return numberText(vacantes);
  return vacantes === -1 ? 'Falta 1' : `Faltan ${numberText(-vacantes)}`;
}

/** What somebody else saved meanwhile, beside what is typed here. */
function Changes({ antes, ahora }: { antes: OfertaDeGestion; ahora: OfertaDeGestion }) {
  const changed = CAMPOS_DE_CUPOS.filter((campo) => antes[campo] !== ahora[campo]);
  return (
    <Notice role="alert">
      <p>Otra persona guardó esta oferta mientras usted la editaba. Lo que usted escribió sigue en los campos; lo que no tocó es lo de ahora.</p>
      <ul>
        {changed.map((campo) => (
          <li key={campo}>
            {`${NOMBRES_DE_CUPOS[campo]}: era ${numberText(antes[campo])} y ahora es ${numberText(ahora[campo])}.`}
          </li>
        ))}
        <li>{`Ahora tiene ${vacantesText(ahora.vacantes)}.`}</li>
      </ul>
    </Notice>
  );
}
