import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { ManagedConvocatoria } from '#domain/contractTypes.ts';
import { Lines } from '#ui/Lines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { convocatoriaChanges } from './convocatoriaChanges';
import { discardRequested, typedConvocatoria } from './typedConvocatoria';
import { etapaLines, convocatoriaLines, etapaName, type Condiciones } from './convocatoriaLines';
import { fieldsOf } from './convocatoriaFields';
import { ExtensionForm } from './ExtensionForm';
import { ExtensionTakeBack } from './ExtensionTakeBack';
import { isTooLate } from './tooLate';
import { useConvocatoriaForm } from './useConvocatoriaForm';

/** The rules once a list is frozen: they are published, and only dates are extended. */
export function FrozenRules({ data, isBusy }: { data: ManagedConvocatoria; isBusy: boolean }) {
  const { reglas, condiciones, version } = data;
  const timeZone = useSelector(selectTimeZone);
  const valores = useMemo(() => fieldsOf(reglas, timeZone), [reglas, timeZone]);
  const form = useConvocatoriaForm(valores, version);
  const typing = useSelector(typedConvocatoria.select);
  const isLate = typing.status === 'typed' && isTooLate(typing.typed);
  return (
    <>
      <div className="rules-notices">
        <Notice
          tone="info"
          text="La lista de una etapa ya está congelada y su huella es pública: las reglas de la convocatoria no cambian más, y las fechas solo se amplían."
        />
        {isLate && <TooLate condiciones={condiciones} timeZone={timeZone} />}
      </div>
      <Section className="rules-part" id="reglas" title="Reglas">
        <Lines lines={convocatoriaLines(valores, condiciones)} />
      </Section>
      <Section className="rules-part" id="etapas" title="Etapas">
        {valores.etapas.map((etapa, place) => (
          <div key={etapa.codigo}>
            <h3>{etapaName(etapa, place)}</h3>
            <Lines lines={etapaLines(etapa, condiciones, timeZone)} />
          </div>
        ))}
      </Section>
      {!isLate && <ExtensionForm data={data} form={form} isBusy={isBusy} />}
      <ExtensionTakeBack />
    </>
  );
}

/** Somebody froze a list while this person typed: it can still be read, and copied, before dates are extended. */
function TooLate({ condiciones, timeZone }: { condiciones: Condiciones; timeZone: string }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedConvocatoria.select);
  if (typing.status !== 'typed') return null;
  const { base, valores } = typing.typed;
  const typed = convocatoriaChanges(base, valores, condiciones, timeZone).map(({ key, name, now }) => ({
    key,
    name,
    value: now ?? 'La quitó',
  }));
  return (
    <Notice role="status">
      <p>
        Usted tenía cambios sin guardar, y algunos ya no se pueden guardar: solo se amplían fechas. Esto es lo que había escrito:
      </p>
      <Lines lines={typed} />
      <Button label="Descartar los cambios" onClick={() => dispatch(discardRequested())} />
    </Notice>
  );
}
