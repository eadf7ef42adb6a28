import { LIMITS } from '#domain/convocatoriaRules.ts';
import type { Catalogues, ComparisonData } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { SEMILLA_INPUT } from '../allocation/SemillaForm';
import { LOTTERY_NAMES } from '../convocatoria/convocatoriaLines';
import { HermanosField, hermanosChoices } from '../convocatoria/HermanosField';
import { CondicionRows } from './CondicionRows';
import { CupoRows } from './CupoRows';
import type { TypedVariant } from './typedComparison';
import { fieldId } from './variantProblems';

interface VariantFieldsProps {
  variant: TypedVariant;
  /** The rules of today, with which the others are compared. */
  isFirst: boolean;
  data: ComparisonData;
  catalogos: Catalogues;
  errorOf: (id: string) => string | undefined;
  onChange: (part: Partial<TypedVariant>) => void;
}

/** All that a variant may have otherwise; the first one only its draw. */
export function VariantFields({ variant, isFirst, data, catalogos, errorOf, onChange }: VariantFieldsProps) {
  const field = (name: string) => ({ id: fieldId(variant, name), error: errorOf(fieldId(variant, name)) });
  const choices = hermanosChoices(catalogos.condiciones, variant.prioridades, variant.hermanos);
  const semilla = (
    <TextField
      {...field('semilla')}
      {...SEMILLA_INPUT}
      label="Semilla"
      hint="Cualquiera que no sea la oficial."
      value={variant.semilla}
      onType={(typed) => onChange({ semilla: typed })}
    />
  );
  if (isFirst) return semilla;
  return (
    <>
      <TextField
        {...field('nombre')}
        label="Nombre"
        autoComplete="off"
        maxLength={60}
        value={variant.nombre}
        onType={(nombre) => onChange({ nombre })}
      />
      {semilla}
      <FieldGroup {...field('sorteo')} label="Cómo se sortea">
        {(['unico', 'por_lugar'] as const).map((sorteo) => (
          <Choice
            key={sorteo}
            type="radio"
            name={fieldId(variant, 'sorteo')}
            label={LOTTERY_NAMES[sorteo]}
            checked={variant.sorteo === sorteo}
            onChange={() => onChange({ sorteo })}
          />
        ))}
      </FieldGroup>
      <CondicionRows
        id={fieldId(variant, 'prioridades')}
        label="Prioridades"
        hint="La primera es la más fuerte."
        entryName="prioridad"
        rows={variant.prioridades.map((condicion) => ({ condicion }))}
        condiciones={catalogos.condiciones}
        most={catalogos.condiciones.length}
        rowOf={(condicion) => ({ condicion })}
        onChange={(rows) => onChange({ prioridades: rows.map(({ condicion }) => condicion) })}
      >
        {(_, nombre) => <p>{nombre}</p>}
      </CondicionRows>
      {choices.length > 0 && (
        <HermanosField
          {...field('hermanos')}
          hint="Cuenta el cupo que da esta asignación. El de una anterior, solo si ya contaba en esta lista."
          choices={choices}
          condiciones={catalogos.condiciones}
          value={variant.hermanos}
          onChange={(hermanos) => onChange({ hermanos })}
        />
      )}
      <CondicionRows
        id={fieldId(variant, 'reservas')}
        label="Reservas"
        hint="Puestos que en cada oferta son primero de un grupo, en el orden en que se llenan. Donde una oferta tiene otra cifra, cambia en lo mismo."
        entryName="reserva"
        rows={variant.reservas}
        condiciones={catalogos.condiciones}
        most={LIMITS.reservas}
        rowOf={(condicion) => ({ condicion, puestos: '1' })}
        onChange={(reservas) => onChange({ reservas })}
      >
        {(row, nombre, at) => (
          <TextField
            {...field(`reserva-${at}`)}
            label={`Puestos para ${nombre}`}
            inputMode="numeric"
            autoComplete="off"
            value={row.puestos}
            onType={(puestos) => onChange({ reservas: variant.reservas.map((one) => (one === row ? { ...one, puestos } : one)) })}
          />
        )}
      </CondicionRows>
      <CupoRows
        variant={variant}
        data={data}
        grados={catalogos.grados}
        errorOf={errorOf}
        onChange={(cupos) => onChange({ cupos })}
      />
    </>
  );
}
