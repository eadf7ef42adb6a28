import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { SignIns } from '#domain/contractTypes.ts';
import { createWords } from '#domain/words/words.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { PASSWORD_PATH } from '#core/session/passwordPath.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { signIns } from './signIns';

/** A person's last sign-ins: they alone can tell which of them were somebody else's. */
export function AccountPage() {
  return (
    <Page title="Sus últimos ingresos">
      <ReadingOf reading={signIns} skeleton={<Skeleton lines={5} />}>
        {({ ingresos }) => <SignInList signIns={ingresos} />}
      </ReadingOf>
      <p>Si alguno no fue suyo, solicite una nueva clave al administrador y dígale cuál.</p>
      <ButtonLink label="Cambiar su contraseña" to={PASSWORD_PATH} />
    </Page>
  );
}

function SignInList({ signIns: list }: { signIns: SignIns['ingresos'] }) {
  const { moment } = createWords(null, useSelector(selectTimeZone));
  return (
    <ol>
      {list.map(({ en, red }, place) => (
        <li key={en}>
          <time dateTime={en}>{moment(en)}</time>
          <span>{`${place === 0 ? ', el de ahora, ' : ', '}${NETWORKS[red]}`}</span>
        </li>
      ))}
    </ol>
  );
}

const NETWORKS: Readonly<Record<SignIns['ingresos'][number]['red'], string>> = {
  esta: 'desde la red en la que está',
  otra: 'desde otra red',
};
