import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { typedLine } from '#domain/unseen.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { erasureRequested } from './retentionSaga';

interface EraseFormProps {
  anio: number;
  borrado: number;
  isBusy: boolean;
}

/** The second person types the year, so that nobody erases another one's by a slip (F143). */
export function EraseForm({ anio, borrado, isBusy }: EraseFormProps) {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const decide = (confirma: boolean) => dispatch(erasureRequested({ kind: 'decide', anio, borrado, confirma }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = typedLine(typed) !== String(anio);
    setWrong(wrong);
    if (!wrong) decide(true);
  };
  return (
    <form className="screen-only" noValidate onSubmit={submit}>
      <TextField
        id={`anio-por-eliminar-${anio}`}
        label="Para eliminarlos, escriba el año de la convocatoria"
        error={isWrong ? `Escriba ${anio}, el año de esta convocatoria.` : undefined}
        speaksError
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={typed}
        onType={setTyped}
      />
      <div className="actions">
        <Button type="submit" primary label="Eliminar los datos personales" isOff={isBusy} />
        <Button label="Rechazar" isOff={isBusy} onClick={() => decide(false)} />
      </div>
    </form>
  );
}
