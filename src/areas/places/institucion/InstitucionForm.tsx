import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ManagedInstitucion } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextField } from '#ui/TextField.tsx';
import { institucionSave, NEW_INSTITUCION, typedInstitucion, type TypedInstitucion } from './institucion';

const { events } = typedInstitucion;
const idOf = (field: string) => `institucion-${field}`;

function untypedOf(data: ManagedInstitucion | null): TypedInstitucion {
  if (data === null) return NEW_INSTITUCION;
  const base = { dane: data.dane, nombre: data.nombre };
  return { version: data.version, base, valores: base };
}

/** What an institution is called, and of a new one its code. `data` null: it is new. */
export function InstitucionForm({ data }: { data: ManagedInstitucion | null }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedInstitucion.select);
  const sending = useSelector(institucionSave.select);
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : untypedOf(data);
  const problems = isTyped ? typing.problems : {};
  const isBusy = sending.status === 'sending';
  const type = (field: 'dane' | 'nombre') => (text: string) => {
    const valores = { ...typed.valores, [field]: text };
    dispatch(sameValue(valores, typed.base) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(events.submitted());
  };
  const field = (name: 'dane' | 'nombre') => ({
    id: idOf(name),
    error: problems[name],
    readOnly: isBusy,
    autoComplete: 'off',
    value: typed.valores[name],
    onType: type(name),
  });
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <SendingOutcome
        state={sending}
        done={typing.status === 'untouched' && typing.done !== null ? 'El nombre quedó guardado. Las familias ya lo ven.' : null}
        onRetry={() => dispatch(events.submitted())}
      />
      {isTyped && typing.news !== null && (
        <Alert onDismiss={() => dispatch(events.newsSeen({ typed }))}>
          <p>Otra persona cambió la institución mientras usted escribía. Lo que usted escribió sigue en el campo.</p>
          <ChangeList changes={typing.news} />
        </Alert>
      )}
      <ErrorSummary
        errors={Object.entries(problems).map(([name, message]) => ({ id: idOf(name), message }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      {data === null && (
        <TextField
          {...field('dane')}
          label="Código DANE"
          hint="Los 12 dígitos de la institución, como 119001000123. No cambia después."
          inputMode="numeric"
        />
      )}
      <TextField {...field('nombre')} label="Nombre de la institución" />
      <div className="actions screen-only">
        <Button
          type="submit"
          primary
          label={data === null ? 'Crear la institución' : 'Guardar el nombre'}
          isOff={isBusy || (data !== null && !isTyped)}
          isWorking={isBusy}
        />
      </div>
    </form>
  );
}
