import { Controller, useFieldArray } from 'react-hook-form';
import { LIMITES } from '#domain/convocatoriaRules.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { NOMBRES_DE_MOMENTOS, type Condiciones } from './convocatoriaLines';
import { MomentField } from './MomentField';
import { OrderedList } from './OrderedList';
import { RuleField } from './RuleField';
import { idDe, type ReglasForm } from './useConvocatoriaForm';
import { etapaNueva } from './convocatoriaFields';

interface StagesProps {
  form: ReglasForm;
  condiciones: Condiciones;
  /** The school year. */
  anio: number;
}

/** The stages of the call, in their order: priority groups first, then everyone. */
export function Stages({ form, condiciones, anio }: StagesProps) {
  const { control, changed, getValues, problems } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'etapas' });
  const act = (change: () => void) => {
    change();
    changed();
  };
  return (
    <OrderedList
      campo="etapas"
      problems={problems}
      title="Etapas"
      hint="Primero las de los grupos de prioridad; la última es para todos. Cada una abre cuando cierra la anterior, o después."
      empty="Todavía no hay ninguna etapa."
      rows={fields}
      nameOf={(place) => {
        const nombre = getValues(`etapas.${place}.nombre`).trim();
        return nombre === '' ? `la etapa ${place + 1}` : `la etapa «${nombre}»`;
      }}
      onMove={(from, to) => act(() => move(from, to))}
      onRemove={(place) => act(() => remove(place))}
      add={
        fields.length < LIMITES.etapas && (
          <button type="button" className="btn btn-quiet" onClick={() => act(() => append(etapaNueva(getValues('etapas'))))}>
            Agregar una etapa
          </button>
        )
      }
    >
      {(place) => <Stage form={form} place={place} condiciones={condiciones} anio={anio} />}
    </OrderedList>
  );
}

function Stage({ form, place, condiciones, anio }: StagesProps & { place: number }) {
  const campo = `etapas.${place}` as const;
  return (
    <fieldset className="rules-stage">
      <legend className="form-label">{`Etapa ${place + 1}`}</legend>
      <RuleField form={form} campo={`${campo}.nombre`} label="Nombre de la etapa" />
      <RuleField
        form={form}
        campo={`${campo}.codigo`}
        label="Código"
        hint="Aparece en las direcciones y en los archivos. Por ejemplo: general"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MomentField form={form} campo={`${campo}.abre`} label={NOMBRES_DE_MOMENTOS.abre} anio={anio} />
      <MomentField
        form={form}
        campo={`${campo}.cierra`}
        label={NOMBRES_DE_MOMENTOS.cierra}
        hint="Desde este momento una solicitud ya llega tarde para la etapa."
        anio={anio}
      />
      <MomentField form={form} campo={`${campo}.publica`} label={NOMBRES_DE_MOMENTOS.publica} anio={anio} />
      <FieldGroup
        id={idDe(`${campo}.condiciones`)}
        label="Para quién es"
        hint="Para quienes tengan aprobada alguna de las que marque. Sin marcar ninguna: para todos."
        error={form.problems[`${campo}.condiciones`]}
      >
        <Controller
          control={form.control}
          name={`${campo}.condiciones`}
          render={({ field: { value, onChange } }) => (
            <>
              {condiciones.map(({ codigo, nombre }) => (
                <Choice
                  key={codigo}
                  type="checkbox"
                  label={nombre}
                  checked={value.includes(codigo)}
                  onChange={({ target: { checked } }) => {
                    const others = value.filter((otra) => otra !== codigo);
                    onChange(checked ? [...others, codigo].sort() : others);
                    form.changed();
                  }}
                />
              ))}
            </>
          )}
        />
      </FieldGroup>
    </fieldset>
  );
}
