import { useEffect, useMemo, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { LIMITS, MOST_YEARS } from '#domain/convocatoriaRules.ts';
import type { ManagedConvocatoria } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { Section } from '#ui/Section.tsx';
import { CondicionList } from './CondicionList';
import { discardRequested, typedConvocatoria } from './typedConvocatoria';
import { fieldPlaceText, LOTTERY_NAMES } from './convocatoriaLines';
import { WaitingListDays } from './WaitingListDays';
import { HermanosRule } from './HermanosRule';
import { MatriculaDays } from './MatriculaDays';
import { RuleField } from './RuleField';
import { EtapasEditor } from './EtapasEditor';
import { fieldIdOf, useConvocatoriaForm } from './useConvocatoriaForm';
import { fieldsOf } from './convocatoriaFields';

interface ConvocatoriaFormProps {
  data: ManagedConvocatoria;
  /** A write is on its way, or the convocatoria is read again: nothing can be saved meanwhile. */
  isBusy: boolean;
}

/** The convocatoria's rules, to be changed; what is typed is in the state already. */
export function ConvocatoriaForm({ data: { anio, version, reglas, condiciones }, isBusy }: ConvocatoriaFormProps) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const typing = useSelector(typedConvocatoria.select);
  const stored = useMemo(() => fieldsOf(reglas, timeZone), [reglas, timeZone]);
  const form = useConvocatoriaForm(stored, version);
  const isTyped = typing.status === 'typed';
  useAskBeforeUnload(isTyped);
  const { fields, problems, change } = form;
  const told = (path: string, message: string) => {
    const fieldPlace = isTyped ? fieldPlaceText(path, fields, condiciones) : '';
    return fieldPlace === '' ? message : `${fieldPlace}. ${message}`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isTyped) dispatch(typedConvocatoria.events.submitted());
  };
  return (
    <form noValidate className="rules" onSubmit={submit} aria-busy={isBusy}>
      <ErrorSummary
        errors={Object.entries(problems).map(([path, message]) => ({ id: fieldIdOf(path), message: told(path, message) }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      <Section className="rules-part" id={fieldIdOf('general')} title="Lo general">
        <div className="rules-fields">
          <RuleField
            form={form}
            path="nombre"
            label="Nombre de la convocatoria"
            value={fields.nombre}
            onType={(nombre) => change({ nombre })}
          />
          <RuleField
            form={form}
            path="maximoOpciones"
            label="Opciones por solicitud"
            hint={`Cuántas puede pedir una familia: entre 1 y ${LIMITS.opciones}.`}
            inputMode="numeric"
            value={fields.maximoOpciones}
            onType={(maximoOpciones) => change({ maximoOpciones })}
          />
          <RuleField
            form={form}
            path="diasParaResponder"
            label="Días para responder"
            hint={`Cuántos tiene la familia a la que se le asigna un cupo: entre 1 y ${LIMITS.days}.`}
            inputMode="numeric"
            value={fields.diasParaResponder}
            onType={(diasParaResponder) => change({ diasParaResponder })}
          />
          <RuleField
            form={form}
            path="aniosDeDatos"
            label="Años que se conservan los datos"
            hint={`Desde que se archiva la convocatoria, entre 1 y ${MOST_YEARS}. Después se pueden eliminar los datos personales; quedan las cifras y los resultados.`}
            inputMode="numeric"
            value={fields.aniosDeDatos}
            onType={(aniosDeDatos) => change({ aniosDeDatos })}
          />
        </div>
      </Section>
      <EtapasEditor form={form} condiciones={condiciones} anio={anio} />
      <CondicionList
        form={form}
        path="prioridades"
        entries={fields.prioridades}
        onChange={(prioridades) => change({ prioridades })}
        condiciones={condiciones}
        title="Prioridades"
        hint="La primera es la más fuerte. Quien tiene varias cuenta por la mejor; después decide el sorteo."
        empty="Ninguna: solo decide el sorteo."
        entryName="prioridad"
        most={condiciones.length}
        entryOf={(condicion) => ({ condicion })}
      >
        {(nombre) => <p className="rules-name">{nombre}</p>}
      </CondicionList>
      <CondicionList
        form={form}
        path="reservas"
        entries={fields.reservas}
        onChange={(reservas) => change({ reservas })}
        condiciones={condiciones}
        title="Reservas"
        hint="Puestos que en cada oferta son primero de un grupo, si los hay. Los que el grupo no llena quedan para los demás. Una oferta puede tener otro número: se escribe en la página de la oferta."
        empty="Ninguna: todos los puestos van por el orden común."
        entryName="reserva"
        most={LIMITS.reservas}
        entryOf={(condicion) => ({ condicion, puestos: '1' })}
      >
        {(nombre, { puestos }, place, rows) => (
          <RuleField
            form={form}
            path={`reservas.${place}.puestos`}
            label={`Puestos para ${nombre}`}
            inputMode="numeric"
            value={puestos}
            onType={(typed) => rows.change(place, { puestos: typed })}
          />
        )}
      </CondicionList>
      <HermanosRule form={form} condiciones={condiciones} />
      <Section className="rules-part" id={fieldIdOf('desempate')} title="Sorteo">
        <FieldGroup id={fieldIdOf('sorteo')} label="Cómo se sortea" error={problems['sorteo']}>
          {(['unico', 'por_lugar'] as const).map((sorteo) => (
            <Choice
              key={sorteo}
              type="radio"
              name="sorteo"
              label={LOTTERY_NAMES[sorteo]}
              checked={fields.sorteo === sorteo}
              onChange={() => change({ sorteo })}
            />
          ))}
        </FieldGroup>
        <TextArea
          id={fieldIdOf('reglaDeSemilla')}
          label="Regla de la semilla"
          hint="Se publica antes del sorteo: cómo se obtiene la semilla, de algo que nadie pueda conocer antes ni escoger."
          error={problems['reglaDeSemilla']}
          rows={4}
          value={fields.reglaDeSemilla}
          onType={(reglaDeSemilla) => change({ reglaDeSemilla })}
        />
      </Section>
      <WaitingListDays form={form} anio={anio} />
      <MatriculaDays form={form} anio={anio} />
      {isTyped && !typing.kept && (
        <Notice text="Este navegador no puede guardar lo que usted escribe: si recarga la página antes de guardarlo, se pierde." />
      )}
      <div className="rules-save">
        <p className="form-hint">{isTyped ? 'Hay cambios sin guardar.' : 'No hay cambios sin guardar.'}</p>
        <div className="actions">
          <Button type="submit" primary label="Guardar la convocatoria" isOff={isBusy || !isTyped} />
          {/* Never unmounted: the dialog gives the focus back to it. */}
          <Button label="Descartar los cambios" isOff={!isTyped} onClick={() => dispatch(discardRequested())} />
        </div>
      </div>
    </form>
  );
}

/** The browser asks before the tab is closed: the tab's storage, where the typed text is kept, is lost with it. */
function useAskBeforeUnload(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
