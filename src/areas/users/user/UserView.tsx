import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Usuario } from '#domain/contractTypes.ts';
import { createWords } from '#domain/words/words.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { PASSWORD_PATH } from '#core/session/passwordPath.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Section } from '#ui/Section.tsx';
import { OneTimePassword } from '../OneTimePassword';
import { SituacionMark } from '../SituacionMark';
import { DONE, lastSignInText, passwordText } from '../userTexts';
import { UserForm } from './UserForm';
import { UserNews } from './UserNews';
import { userSave } from './user';
import { stepAsked, userStep, type UserStep } from './userStep';

export function UserView({ data }: { data: Usuario }) {
  const dispatch = useDispatch();
  const words = createWords(null, useSelector(selectTimeZone));
  const save = useSelector(userSave.select);
  const step = useSelector(userStep.select);
  const isBusy = save.status === 'sending' || step.status === 'sending';
  const given = step.status === 'sent' && step.answer.passwordId !== null ? step.answer : null;
  const stale = [save, step].find((state) => state.status === 'refused' && state.refusal.reason === 'stale');
  const ask = (wanted: UserStep) => () => dispatch(stepAsked({ step: wanted, seen: data }));
  return (
    <>
      <SendingOutcome
        state={step}
        done={step.status === 'sent' ? DONE[step.command.step] : null}
        onRetry={() => step.status === 'unanswered' && dispatch(userStep.events.submitted(step.command))}
      />
      {stale?.status === 'refused' && <UserNews before={stale.command.seen} now={data} words={words} />}
      <Arrival of={given} isInView>
        {given && <OneTimePassword given={given} />}
      </Arrival>
      <p className="users-standing">
        <SituacionMark usuario={data} />
      </p>
      <Lines
        lines={[
          { key: 'usuario', name: 'Usuario', value: data.usuario, isName: true },
          { key: 'ingreso', name: 'Último ingreso', value: lastSignInText(data, words) },
          { key: 'clave', name: 'Contraseña', value: passwordText(data, words) },
        ]}
      />
      <UserForm data={data} isBusy={isBusy} />
      <Section id="ingreso" title="Ingreso" className="users-part screen-only">
        {data.propio ? (
          <>
            <p>Este usuario es el suyo: solo otra persona que administre puede inhabilitarlo.</p>
            <div className="actions">
              <ButtonLink label="Cambiar su contraseña" to={PASSWORD_PATH} />
            </div>
          </>
        ) : (
          <>
            <p>Si la persona olvidó su contraseña, dele una de un solo uso: con ella ingresa y escoge otra.</p>
            <div className="actions">
              <Button label="Dar una contraseña de un solo uso" isOff={isBusy} onClick={ask('clave')} />
              {data.inhabilitadoEn === null ? (
                <Button label="Inhabilitar" isOff={isBusy} onClick={ask('inhabilitacion')} />
              ) : (
                <Button label="Habilitar" isOff={isBusy} onClick={ask('habilitacion')} />
              )}
            </div>
          </>
        )}
      </Section>
    </>
  );
}
