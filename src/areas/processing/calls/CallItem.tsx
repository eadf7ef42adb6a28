import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { CallToMake, MadeCall } from '#domain/contractTypes.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PROCESSING_PATHS } from '../processingPaths';
import { useWords } from '../useWords';
import { callSending } from './callSending';
import { sayingOf, WHY_CALLED } from './callTexts';
import { typedNotes } from './typedNotes';

const LONGEST_NOTE = 1000;

/** One family to be telephoned: where, what it is to be told, and what came of it. */
export function CallItem({ call, isOff }: { call: CallToMake; isOff: boolean }) {
  const dispatch = useDispatch();
  const words = useWords();
  const { radicado, version, intentos, telefono, ultimo } = call;
  const typing = useSelector(typedNotes.select);
  const notes = typing.status === 'typed' ? typing.typed : {};
  const nota = notes[radicado] ?? '';
  const called = (resultado: MadeCall['resultado']) => () =>
    dispatch(
      callSending.events.submitted({ radicado, version, intentos, resultado, nota: nota.trim() === '' ? null : nota.trim() }),
    );
  return (
    <li className="call">
      <div>
        <h3>
          <Link className="tall-link" to={PROCESSING_PATHS.expediente(radicado)}>
            <Radicado>{radicado}</Radicado>
          </Link>
        </h3>
        <p className="call-telephone">
          {telefono === null ? (
            <strong>No dejó teléfono</strong>
          ) : (
            <a className="tall-link" href={`tel:${telefono}`}>
              {telefono}
            </a>
          )}
        </p>
        <p className="expediente-standing">
          <span>Estado: </span>
          <EstadoMark estado={call.estado} />
        </p>
        <Lines
          lines={[
            { key: 'acudiente', name: 'Acudiente', value: call.acudiente, isName: true },
            { key: 'estudiante', name: 'Estudiante', value: call.estudiante, isName: true },
            { key: 'por', name: 'Por qué se llama', value: WHY_CALLED[call.porque] },
            ...(ultimo === null
              ? []
              : [
                  {
                    key: 'ya',
                    name: 'Ya se llamó',
                    value: `${words.moment(ultimo.en)}, ${words.person(ultimo.quien)}: no contestó (${intentos})`,
                  },
                  ...(ultimo.nota === null ? [] : [{ key: 'anotado', name: 'Nota de esa llamada', value: ultimo.nota }]),
                ]),
          ]}
        />
      </div>
      <div className="call-say">
        <p>
          <strong>Qué decir</strong>
        </p>
        {sayingOf(call, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextField
          id={`nota-${radicado}`}
          label="Nota"
          optional
          maxLength={LONGEST_NOTE}
          value={nota}
          onType={(text) => dispatch(typedNotes.events.typed({ typed: { ...notes, [radicado]: text } }))}
          aria-label={`Nota de la llamada por ${radicado}`}
        />
        <div className="actions">
          <Button
            primary
            label="Llamada hecha"
            aria-label={`Llamada hecha: ${radicado}`}
            isOff={isOff}
            onClick={called('hecha')}
          />
          <Button label="No contesta" aria-label={`No contesta: ${radicado}`} isOff={isOff} onClick={called('no_contesta')} />
          <ButtonLink label="Responder en su nombre" to={PROCESSING_PATHS.inName(radicado)} />
        </div>
      </div>
    </li>
  );
}
