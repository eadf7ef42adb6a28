import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { dayOf } from '#domain/words/dates.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { MomentField } from '#ui/MomentField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { TypedSemilla } from './typedSemilla';

interface ActaFieldsProps {
  typed: TypedSemilla;
  /** When the list was frozen: the draw came later. */
  frozenAt: string;
  errorOf: (id: string) => string | undefined;
  onType: (change: Partial<TypedSemilla>) => void;
}

/** The record of a draw, all of which is published. */
export function ActaFields({ typed, frozenAt, errorOf, onType }: ActaFieldsProps) {
  const timeZone = useSelector(selectTimeZone);
  const frozenDay = dayOf(new Date(frozenAt), timeZone);
  const field = (id: string) => ({ id, error: errorOf(id) });
  const origen = (value: TypedSemilla['origen'], label: string, hint: string) => (
    <Choice
      type="radio"
      name="acta-origen"
      label={label}
      hint={hint}
      checked={typed.origen === value}
      onChange={() => onType({ origen: value })}
    />
  );
  return (
    <>
      <p>El acta del sorteo se publica con la semilla, también los nombres de los testigos: dígaselo a ellos.</p>
      <FieldGroup {...field('acta-origen')} label="Cómo fue el sorteo">
        {origen('acto_publico', 'Un acto público', 'Se sorteó a la vista de la gente.')}
        {origen('fuente_publica', 'Una fuente pública', 'El número lo sortea y lo publica otra entidad, como una lotería.')}
      </FieldGroup>
      <TextField
        {...field('acta-fuente')}
        label="Qué sorteo fue"
        hint="El lugar del acto, o la entidad y el número de su sorteo."
        maxLength={200}
        value={typed.fuente}
        onType={(fuente) => onType({ fuente })}
      />
      <MomentField
        {...field('acta-momento')}
        label="Cuándo fue"
        value={typed}
        onChange={onType}
        min={frozenDay}
        // Not today: a browser's clock may be wrong, and the server says whether the draw has been.
        max={`${Number(frozenDay.slice(0, 4)) + 1}-12-31`}
        timeZone={timeZone}
      />
      <TextField
        {...field('acta-enlace')}
        label="Enlace"
        hint="Dónde se ve el sorteo o su acta. El enlace, el documento o los dos."
        inputMode="url"
        maxLength={500}
        value={typed.enlace}
        onType={(enlace) => onType({ enlace })}
      />
      <TextField
        {...field('acta-documento')}
        label="Documento"
        hint="Como el número del acta."
        maxLength={200}
        value={typed.documento}
        onType={(documento) => onType({ documento })}
      />
      <TextField
        {...field('acta-testigo1')}
        label="Primer testigo"
        autoComplete="off"
        maxLength={100}
        value={typed.testigo1}
        onType={(testigo1) => onType({ testigo1 })}
      />
      <TextField
        {...field('acta-testigo2')}
        label="Segundo testigo"
        autoComplete="off"
        maxLength={100}
        value={typed.testigo2}
        onType={(testigo2) => onType({ testigo2 })}
      />
    </>
  );
}
