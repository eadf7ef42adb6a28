import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ManagedMotivos } from '#domain/contractTypes.ts';
import { MOTIVO_LIMITS } from '#domain/motivosFrecuentes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { OrderedList } from '../convocatoria/OrderedList';
import { fieldIdOf } from '../convocatoria/useConvocatoriaForm';
import { useRows } from '../convocatoria/useRows';
import { motivosSave, typedMotivos, untypedOf } from './motivos';
import { USE_NAMES, USES, type MotivoUse } from './motivoUses';

const DONE = { saved: 'Los motivos quedaron guardados.', alreadySaved: 'Lo que usted escribió ya está guardado.' } as const;

/** Where a problem is: a list's heading, or a text of it. */
const idOf = (path: string): string => (path.includes('.') ? `${fieldIdOf(path)}-texto` : fieldIdOf(path));

/** The reasons, list by list; what is typed is in the state already. */
export function MotivosForm({ data }: { data: ManagedMotivos }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedMotivos.select);
  const sending = useSelector(motivosSave.select);
  const { events } = typedMotivos;
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : untypedOf(data);
  const problems = isTyped ? typing.problems : {};
  const isBusy = sending.status === 'sending';
  const change = (use: MotivoUse, texts: string[]) => {
    const valores = { ...typed.valores, [use]: texts };
    dispatch(sameValue(valores, data.motivos) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && !isBusy) dispatch(events.submitted());
  };
  const told = (path: string, message: string) => {
    const [use, place] = path.split('.');
    const name = USES.find((one) => one === use);
    return name === undefined ? message : `${USE_NAMES[name]}${place === undefined ? '' : `, ${Number(place) + 1}`}. ${message}`;
  };
  return (
    <form noValidate className="rules" onSubmit={submit} aria-busy={isBusy}>
      <SendingOutcome
        state={sending}
        done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
        onRetry={() => dispatch(events.submitted())}
      />
      {isTyped && typing.news !== null && (
        <Alert onDismiss={() => dispatch(events.newsSeen({ typed }))}>
          <p>Otra persona cambió los motivos mientras usted escribía. Abajo está lo de ambas: revíselo y guárdelo.</p>
          <ChangeList changes={typing.news} />
        </Alert>
      )}
      <ErrorSummary
        errors={Object.entries(problems).map(([path, message]) => ({ id: idOf(path), message: told(path, message) }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      {USES.map((use) => (
        <MotivoList key={use} use={use} texts={typed.valores[use]} problems={problems} onChange={(texts) => change(use, texts)} />
      ))}
      <div className="rules-save">
        <p className="form-hint">{isTyped ? 'Hay cambios sin guardar.' : 'No hay cambios sin guardar.'}</p>
        <div className="actions">
          <Button type="submit" primary label="Guardar los motivos" isOff={isBusy || !isTyped} />
        </div>
      </div>
    </form>
  );
}

interface MotivoListProps {
  use: MotivoUse;
  texts: readonly string[];
  problems: Readonly<Record<string, string>>;
  onChange: (texts: string[]) => void;
}

/** The reasons for one thing, in the order in which they are offered. */
function MotivoList({ use, texts, problems, onChange }: MotivoListProps) {
  const rows = useRows(
    texts.map((texto) => ({ texto })),
    (changed) => onChange(changed.map(({ texto }) => texto)),
  );
  const nameOf = (place: number) => `el motivo ${place + 1} de «${USE_NAMES[use]}»`;
  return (
    <OrderedList
      path={use}
      problems={problems[use] === undefined ? {} : { [use]: problems[use] }}
      title={USE_NAMES[use]}
      empty="Ninguno todavía."
      rows={rows}
      nameOf={(_, place) => nameOf(place)}
      add={
        texts.length < MOTIVO_LIMITS.each && (
          <Button
            label="Agregar un motivo"
            aria-label={`Agregar un motivo para «${USE_NAMES[use]}»`}
            onClick={() => rows.append({ texto: '' })}
          />
        )
      }
    >
      {({ texto }, place) => (
        <TextArea
          id={idOf(`${use}.${place}`)}
          label={`Motivo ${place + 1}`}
          longest={MOTIVO_LIMITS.length}
          error={problems[`${use}.${place}`]}
          rows={2}
          value={texto}
          onType={(text) => rows.change(place, { texto: text })}
        />
      )}
    </OrderedList>
  );
}
