import { LIMITS } from '#domain/convocatoriaRules.ts';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Button } from '#ui/Button.tsx';
import { MOMENT_NAMES, type Condiciones } from './convocatoriaLines';
import { MomentField } from './MomentField';
import { OrderedList } from './OrderedList';
import { RuleField } from './RuleField';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import { newEtapa, type TypedEtapa } from './convocatoriaFields';
import { useRows } from './useRows';

interface EtapasEditorProps {
  form: ConvocatoriaFormControl;
  condiciones: Condiciones;
  /** The school year. */
  anio: number;
}

/** The stages of the convocatoria, in their order: priority groups first, then everyone. */
export function EtapasEditor({ form, condiciones, anio }: EtapasEditorProps) {
  const { etapas } = form.fields;
  const rows = useRows(etapas, (changed) => form.change({ etapas: changed }));
  return (
    <OrderedList
      path="etapas"
      problems={form.problems}
      title="Etapas"
      hint="Primero las de los grupos de prioridad; la última es para todos. Cada una abre cuando cierra la anterior, o después. Al congelar la lista de la primera, las reglas quedan fijas porque se publica la huella de esa lista: después las fechas solo se amplían, con un motivo que se publica."
      empty="Todavía no hay ninguna etapa."
      rows={rows}
      nameOf={({ nombre }, place) => (nombre.trim() === '' ? `la etapa ${place + 1}` : `la etapa «${nombre.trim()}»`)}
      add={etapas.length < LIMITS.etapas && <Button label="Agregar una etapa" onClick={() => rows.append(newEtapa(etapas))} />}
    >
      {(etapa, place) => (
        <EtapaEditor
          form={form}
          etapa={etapa}
          place={place}
          condiciones={condiciones}
          anio={anio}
          onChange={(part) => rows.change(place, part)}
        />
      )}
    </OrderedList>
  );
}

interface EtapaEditorProps extends EtapasEditorProps {
  etapa: TypedEtapa;
  place: number;
  onChange: (part: Partial<TypedEtapa>) => void;
}

function EtapaEditor({ form, etapa, place, condiciones, anio, onChange }: EtapaEditorProps) {
  const path = `etapas.${place}`;
  const momentField = (name: 'abre' | 'cierra' | 'publica', hint?: string) => (
    <MomentField
      form={form}
      path={`${path}.${name}`}
      label={MOMENT_NAMES[name]}
      {...(hint !== undefined && { hint })}
      value={etapa[name]}
      onChange={(moment) => onChange({ [name]: moment })}
      anio={anio}
    />
  );
  return (
    <fieldset className="rules-stage">
      <legend className="form-label">{`Etapa ${place + 1}`}</legend>
      <div className="rules-fields">
        <RuleField
          form={form}
          path={`${path}.nombre`}
          label="Nombre de la etapa"
          value={etapa.nombre}
          onType={(nombre) => onChange({ nombre })}
        />
        <RuleField
          form={form}
          path={`${path}.codigo`}
          label="Código"
          hint="Aparece en las direcciones y en los archivos. Por ejemplo, general."
          autoCapitalize="none"
          spellCheck={false}
          value={etapa.codigo}
          onType={(codigo) => onChange({ codigo })}
        />
      </div>
      <div className="rules-fields">
        {momentField('abre')}
        {momentField('cierra', 'El último minuto en que todavía se llega a tiempo. Para un día entero: 23:59.')}
        {momentField('publica')}
      </div>
      <FieldGroup
        id={fieldIdOf(`${path}.condiciones`)}
        label="Para quién es"
        hint="Para quienes tengan aprobada alguna de las que marque. Sin marcar ninguna: para todos."
        error={form.problems[`${path}.condiciones`]}
      >
        {condiciones.map(({ codigo, nombre }) => (
          <Choice
            key={codigo}
            type="checkbox"
            label={nombre}
            checked={etapa.condiciones.includes(codigo)}
            onChange={({ target: { checked } }) => {
              const others = etapa.condiciones.filter((other) => other !== codigo);
              onChange({ condiciones: checked ? [...others, codigo].sort() : others });
            }}
          />
        ))}
      </FieldGroup>
    </fieldset>
  );
}
