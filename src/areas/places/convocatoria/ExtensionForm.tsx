import { type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '#domain/convocatoriaRules.ts';
import type { ManagedConvocatoria } from '#domain/contractTypes.ts';
import { openMoments } from '#domain/extension.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Section } from '#ui/Section.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldPlaceText, MOMENT_NAMES } from './convocatoriaLines';
import { MatriculaDays } from './MatriculaDays';
import { MomentField } from './MomentField';
import { RuleField } from './RuleField';
import { discardRequested, typedConvocatoria } from './typedConvocatoria';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import { WaitingListDays } from './WaitingListDays';

interface ExtensionFormProps {
  data: ManagedConvocatoria;
  form: ConvocatoriaFormControl;
  isBusy: boolean;
}

/** After a freeze: the dates that it does not touch, to be extended for a reason that is published (F46). */
export function ExtensionForm({ data, form, isBusy }: ExtensionFormProps) {
  const dispatch = useDispatch();
  const typing = useSelector(typedConvocatoria.select);
  const isTyped = typing.status === 'typed';
  const { fields, problems, change } = form;
  const { anio, condiciones, reglas, fijas, ahora } = data;
  const told = (path: string, message: string) => {
    const place = fieldPlaceText(path, fields, condiciones);
    return place === '' ? message : `${place}. ${message}`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isTyped) dispatch(typedConvocatoria.events.submitted());
  };
  const frame = { fijas, ahora: new Date(ahora) };
  const etapas = reglas.etapas.map((etapa, at) => ({ etapa, at, moments: openMoments(etapa, frame) }));
  return (
    <form noValidate className="rules" onSubmit={submit} aria-busy={isBusy}>
      <section className="rules-part" aria-labelledby="ampliar">
        <h2 id="ampliar">Ampliar fechas</h2>
        <p className="form-hint">
          Con una lista congelada, las reglas por las que se hizo quedan fijas. Las fechas que no tocan esa lista se pueden
          ampliar, nunca acortar: el motivo y cada fecha, antes y ahora, se publican en el calendario de las familias.
        </p>
        <ErrorSummary
          errors={Object.entries(problems).map(([path, message]) => ({ id: fieldIdOf(path), message: told(path, message) }))}
          attempt={isTyped ? typing.refusals : 0}
        />
        {etapas.map(
          ({ etapa, at, moments }) =>
            moments.length > 0 && (
              <fieldset key={etapa.codigo} className="rules-stage">
                <legend className="form-label">{etapa.nombre}</legend>
                <div className="rules-fields">
                  {moments.map((name) => (
                    <MomentField
                      key={name}
                      form={form}
                      path={`etapas.${at}.${name}`}
                      label={MOMENT_NAMES[name]}
                      value={fields.etapas[at]?.[name] ?? { dia: '', hora: '' }}
                      onChange={(moment) =>
                        change({ etapas: fields.etapas.map((one, place) => (place === at ? { ...one, [name]: moment } : one)) })
                      }
                      anio={anio}
                    />
                  ))}
                </div>
              </fieldset>
            ),
        )}
        <RuleField
          form={form}
          path="diasParaResponder"
          label="Días para responder"
          hint={`De los cupos que se ofrezcan desde ahora: entre ${reglas.diasParaResponder} y ${LIMITS.days}.`}
          inputMode="numeric"
          value={fields.diasParaResponder}
          onType={(diasParaResponder) => change({ diasParaResponder })}
        />
      </section>
      {!fijas.listaCerrada && <WaitingListDays form={form} anio={anio} />}
      <MatriculaDays form={form} anio={anio} />
      <Section className="rules-part" id={fieldIdOf('ampliacion')} title="Motivo">
        <TextArea
          id={fieldIdOf('motivo')}
          label="Por qué se amplía"
          hint="Lo leen las familias en el calendario. Por ejemplo: por el paro del 3 de diciembre."
          error={problems['motivo']}
          rows={3}
          value={fields.motivo}
          onType={(motivo) => change({ motivo })}
        />
      </Section>
      <div className="rules-save">
        <p className="form-hint">{isTyped ? 'Hay cambios sin guardar.' : 'No hay cambios sin guardar.'}</p>
        <div className="actions">
          <Button type="submit" primary label="Ampliar y publicar" isOff={isBusy || !isTyped} />
          <Button label="Descartar los cambios" isOff={!isTyped} onClick={() => dispatch(discardRequested())} />
        </div>
      </div>
    </form>
  );
}
