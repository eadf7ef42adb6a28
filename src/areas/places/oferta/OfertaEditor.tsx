import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SendingNotice } from '#kits/sending/SendingNotice.tsx';
import { computeVacantes, CUPOS_FIELDS, readCupos, CUPOS_NAMES } from '#domain/cupos.ts';
import { TextField } from '#ui/TextField.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { ofertaSave } from './ofertaSave';
import { ofertaEdit } from './ofertaEdit';
import type { TypedFigures } from './ofertaFigures';
import { OfertaNews } from './OfertaNews';
import { ofertaFieldId } from './ofertaTexts';
import { ReservaFields } from './ReservaFields';

const { events } = ofertaEdit;

/** The figures of the row that is edited: Enter saves them, Escape leaves them as they were. */
export function OfertaEditor({ ofertaName }: { ofertaName: string }) {
  const state = useSelector(ofertaEdit.select);
  const sending = useSelector(ofertaSave.select);
  const dispatch = useDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const refusals = state.status === 'typed' ? state.refusals : 0;
  const isNew = useRef(true);
  useEffect(() => {
    // A kept edit that is opened again with its list must not take the focus; after 'Editar', unmounted when pressed, it is on the body.
    const isElsewhere = isNew.current && document.activeElement !== document.body;
    isNew.current = false;
    if (isElsewhere) return;
    const wrong = formRef.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    const field = wrong ?? formRef.current?.querySelector('input');
    field?.focus();
    // With its error, below it: focus() does not scroll to a field that has the focus already.
    field?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  useEffect(() => {
    // The outcome of a save is shown above the fields and pushes the focused one down.
    formRef.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [sending.status]);
  if (state.status !== 'typed') return null;
  const { typed, problems, news } = state;
  const { oferta, escritos } = typed;
  const isSending = sending.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(events.submitted());
  };
  const type = (field: string, text: string) =>
    dispatch(events.typed({ typed: { oferta, escritos: { ...escritos, [field]: text } } }));
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isSending) return;
    event.stopPropagation();
    dispatch(events.discarded());
  };
  const retry = () => {
    // 'Intentar de nuevo' is unmounted with its notice: the focus moves to the first field.
    formRef.current?.querySelector('input')?.focus();
    dispatch(events.submitted());
  };
  const isTold = sending.status === 'refused' && Object.keys(sending.refusal.fieldErrors).length > 0;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed in a field comes to its form
    <form
      className="oferta-editor"
      ref={formRef}
      aria-label={`Cambiar ${ofertaName}`}
      onSubmit={submit}
      onKeyDown={leave}
      noValidate
    >
      {!isTold && <SendingNotice state={sending} onRetry={retry} />}
      {news && <OfertaNews before={news} now={oferta} />}
      <div className="oferta-fields">
        {CUPOS_FIELDS.map((field) => (
          <TextField
            key={field}
            id={ofertaFieldId(field)}
            label={CUPOS_NAMES[field]}
            error={problems[field]}
            speaksError
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            value={escritos[field]}
            readOnly={isSending}
            onType={(text) => type(field, text)}
          />
        ))}
        <p className="oferta-computed">
          <span className="form-label">Vacantes</span>
          <output htmlFor={CUPOS_FIELDS.map(ofertaFieldId).join(' ')}>{computedText(escritos)}</output>
        </p>
      </div>
      <ReservaFields oferta={oferta} typed={escritos} problems={problems} isSending={isSending} onType={type} />
      <div className="actions">
        <Button type="submit" primary label="Guardar" isWorking={isSending} />
        <Button label="Cancelar" isOff={isSending} onClick={() => dispatch(events.discarded())} />
      </div>
    </form>
  );
}

/** The vacancies that what is typed would give. */
function computedText(typed: TypedFigures): string {
  const cupos = readCupos(typed);
  if (!cupos) return '—';
  const vacantes = computeVacantes(cupos);
  if (vacantes >= 0) return numberText(vacantes);
  return vacantes === -1 ? 'Falta 1' : `Faltan ${numberText(-vacantes)}`;
}
