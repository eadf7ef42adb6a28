import { Controller, useFieldArray } from 'react-hook-form';
import { LIMITS } from '#domain/convocatoriaRules.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { MOMENT_NAMES, type Condiciones } from './convocatoriaLines';
import { MomentField } from './MomentField';
import { OrderedList } from './OrderedList';
import { RuleField } from './RuleField';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import { newEtapa } from './convocatoriaFields';

interface EtapasEditorProps {
  form: ConvocatoriaFormControl;
  condiciones: Condiciones;
  /** The school year. */
  anio: number;
}

/** The stages of the convocatoria, in their order: priority groups first, then everyone. */
export function EtapasEditor({ form, condiciones, anio }: EtapasEditorProps) {
  const { control, changed, getValues, problems } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'etapas' });
  const act = (change: () => void) => {
    change();
    changed();
  };
  return (
    <OrderedList
      path="etapas"
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
        fields.length < LIMITS.etapas && (
          <button type="button" className="btn btn-quiet" onClick={() => act(() => append(newEtapa(getValues('etapas'))))}>
            Agregar una etapa
          </button>
        )
      }
    >
      {(place) => <EtapaEditor form={form} place={place} condiciones={condiciones} anio={anio} />}
    </OrderedList>
  );
}

function EtapaEditor({ form, place, condiciones, anio }: EtapasEditorProps & { place: number }) {
  const path = `etapas.${place}` as const;
  return (
    <fieldset className="rules-stage">
      <legend className="form-label">{`Etapa ${place + 1}`}</legend>
      <RuleField form={form} path={`${path}.nombre`} label="Nombre de la etapa" />
      <RuleField
        form={form}
        path={`${path}.codigo`}
        label="Código"
        hint="Aparece en las direcciones y en los archivos. Por ejemplo: general"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MomentField form={form} path={`${path}.abre`} label={MOMENT_NAMES.abre} anio={anio} />
      <MomentField
        form={form}
        path={`${path}.cierra`}
        label={MOMENT_NAMES.cierra}
        hint="Desde este momento una solicitud ya llega tarde para la etapa."
        anio={anio}
      />
      <MomentField form={form} path={`${path}.publica`} label={MOMENT_NAMES.publica} anio={anio} />
      <FieldGroup
        id={fieldIdOf(`${path}.condiciones`)}
        label="Para quién es"
        hint="Para quienes tengan aprobada alguna de las que marque. Sin marcar ninguna: para todos."
        error={form.problems[`${path}.condiciones`]}
      >
        <Controller
          control={form.control}
          name={`${path}.condiciones`}
          render={({ field: { value, onChange } }) => (
            <>
              {condiciones.map(({ codigo, nombre }) => (
                <Choice
                  key={codigo}
                  type="checkbox"
                  label={nombre}
                  checked={value.includes(codigo)}
                  onChange={({ target: { checked } }) => {
                    const others = value.filter((other) => other !== codigo);
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
