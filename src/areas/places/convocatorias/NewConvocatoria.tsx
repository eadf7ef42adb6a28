import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import { stepAsked } from './convocatoriaStep';

const WRONG = 'Escriba un año entre 2000 y 2099 que todavía no tenga convocatoria.';

interface NewConvocatoriaProps {
  /** The newest first. */
  all: readonly ListedConvocatoria[];
  isBusy: boolean;
}

/** Begins another year: from one that there is, or empty (F101). */
export function NewConvocatoria({ all, isBusy }: NewConvocatoriaProps) {
  const dispatch = useDispatch();
  const [newest] = all;
  const [anio, setAnio] = useState(newest ? String(newest.anio + 1) : '');
  const [desde, setDesde] = useState<number | null>(newest?.anio ?? null);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const year = anio.trim();
    const wrong = !/^20\d\d$/.test(year) || all.some((one) => String(one.anio) === year);
    setWrong(wrong);
    if (!wrong && !isBusy) dispatch(stepAsked({ kind: 'make', anio: Number(year), desde }));
  };
  return (
    <Section className="rules-part screen-only" id="otro-anio" title="Empezar otro año">
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        <TextField
          id="anio-nuevo"
          label="Año escolar"
          error={isWrong ? WRONG : undefined}
          speaksError
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={anio}
          onType={setAnio}
        />
        <FieldGroup
          id="desde"
          label="Cómo empieza"
          hint="A partir de otra copia sus reglas, contacto, motivos y oferta, con las fechas en el año nuevo; continúa quien se matriculó. Después puede cambiar todo."
        >
          {all.map((one) => (
            <Choice
              key={one.anio}
              type="radio"
              name="desde"
              label={`A partir de la de ${one.anio}`}
              hint={one.nombre}
              checked={desde === one.anio}
              onChange={() => setDesde(one.anio)}
            />
          ))}
          <Choice type="radio" name="desde" label="Vacía" checked={desde === null} onChange={() => setDesde(null)} />
        </FieldGroup>
        <div className="actions">
          <Button type="submit" primary label="Crear en preparación" isOff={isBusy} />
        </div>
      </form>
    </Section>
  );
}
