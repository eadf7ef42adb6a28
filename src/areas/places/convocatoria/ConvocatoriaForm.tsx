import { useEffect, useMemo, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { LIMITES } from '#domain/convocatoriaRules.ts';
import type { ConvocatoriaDeGestion } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup, FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ConditionList } from './CondicionList';
import { discardRequested, reglasSubmitted, selectEscrito } from './typedConvocatoria';
import { lugarDeCampo, SORTEOS } from './convocatoriaLines';
import { ListDays } from './WaitingListDays';
import { RuleField } from './RuleField';
import { Stages } from './EtapasEditor';
import { idDe, useReglasForm } from './useConvocatoriaForm';
import { valoresDe } from './convocatoriaFields';

interface CallFormProps {
  data: ConvocatoriaDeGestion;
  /** A write is on its way, or the call is read again: nothing can be saved meanwhile. */
  isBusy: boolean;
}

/** The call's rules, to be changed; what is typed is in the state already. */
export function CallForm({ data: { anio, version, reglas, condiciones }, isBusy }: CallFormProps) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const typing = useSelector(selectEscrito);
  const stored = useMemo(() => valoresDe(reglas, timeZone), [reglas, timeZone]);
  const form = useReglasForm(stored, version);
  const isTyped = typing.status === 'typed';
  useAskBeforeUnload(isTyped);
  const { register, problems } = form;
  const told = (campo: string, message: string) => {
    const lugar = isTyped ? lugarDeCampo(campo, typing.escrito.valores, condiciones) : '';
    return lugar === '' ? message : `${lugar}. ${message}`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isTyped) dispatch(reglasSubmitted());
  };
  return (
    <form noValidate className="rules" onSubmit={submit} aria-busy={isBusy}>
      <ErrorSummary
        errors={Object.entries(problems).map(([campo, message]) => ({ id: idDe(campo), message: told(campo, message) }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      <RuleField form={form} campo="nombre" label="Nombre de la convocatoria" />
      <RuleField
        form={form}
        campo="maximoOpciones"
        label="Opciones por solicitud"
        hint={`Cuántas puede pedir una familia: entre 1 y ${LIMITES.opciones}.`}
        inputMode="numeric"
      />
      <RuleField
        form={form}
        campo="diasParaResponder"
        label="Días para responder"
        hint={`Cuántos tiene la familia a la que se le asigna un cupo: entre 1 y ${LIMITES.dias}.`}
        inputMode="numeric"
      />
      <Stages form={form} condiciones={condiciones} anio={anio} />
      <ConditionList
        form={form}
        campo="prioridades"
        condiciones={condiciones}
        title="Prioridades"
        hint="La primera es la más fuerte. Quien tiene varias cuenta por la mejor; después decide el sorteo."
        empty="Ninguna: solo decide el sorteo."
        entry="prioridad"
        most={condiciones.length}
        nueva={(condicion) => ({ condicion })}
      >
        {(_, nombre) => <p className="rules-name">{nombre}</p>}
      </ConditionList>
      <ConditionList
        form={form}
        campo="reservas"
        condiciones={condiciones}
        title="Reservas"
        hint="Puestos que en cada oferta son primero de un grupo, si los hay. Los que el grupo no llena quedan para los demás."
        empty="Ninguna: todos los puestos van por el orden común."
        entry="reserva"
        most={LIMITES.reservas}
        nueva={(condicion) => ({ condicion, puestos: '1' })}
      >
        {(place, nombre) => (
          <RuleField form={form} campo={`reservas.${place}.puestos`} label={`Puestos para ${nombre}`} inputMode="numeric" />
        )}
      </ConditionList>
      <section className="rules-part" aria-labelledby={idDe('desempate')}>
        <h2 id={idDe('desempate')}>Sorteo</h2>
        <FieldGroup id={idDe('sorteo')} label="Cómo se sortea" error={problems['sorteo']}>
          {(['unico', 'por_lugar'] as const).map((sorteo) => (
            <Choice key={sorteo} type="radio" value={sorteo} label={SORTEOS[sorteo]} {...register('sorteo')} />
          ))}
        </FieldGroup>
        <FormField
          id={idDe('reglaDeSemilla')}
          label="Regla de la semilla"
          hint="Se publica antes del sorteo: cómo se obtiene la semilla, de algo que nadie pueda conocer antes ni escoger."
          error={problems['reglaDeSemilla']}
        >
          {(control) => <textarea className="form-control" rows={4} {...register('reglaDeSemilla')} {...control} />}
        </FormField>
      </section>
      <ListDays form={form} anio={anio} />
      {isTyped && !typing.kept && (
        <Notice>
          <p>Este navegador no puede guardar lo que usted escribe: si recarga la página antes de guardarlo, se pierde.</p>
        </Notice>
      )}
      <p className="form-hint">{isTyped ? 'Hay cambios sin guardar.' : 'No hay cambios sin guardar.'}</p>
      <div className="actions">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || !isTyped}>
          Guardar la convocatoria
        </button>
        {/* Always there: the question's answer gives the focus back to it. */}
        <button type="button" className="btn btn-quiet" aria-disabled={!isTyped} onClick={() => isTyped && dispatch(discardRequested())}>
          Descartar los cambios
        </button>
      </div>
    </form>
  );
}

/** The browser asks before the tab is closed: what is kept for a reload goes with it. */
function useAskBeforeUnload(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
