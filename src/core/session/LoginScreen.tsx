import { Link } from 'react-router-dom';
import { PATHS } from '#core/location/paths.ts';
import { CenteredFrame } from '#ui/CenteredFrame.tsx';
import { Page } from '#ui/Page.tsx';
import { LoginForm } from './LoginForm';
import { OpenSessionNotice } from './OpenSessionNotice';

/** The sign-in screen (B8), with a way back for a family that came here by mistake (D33). */
export function LoginScreen() {
  return (
    <CenteredFrame
      below={
        <Link className="login-back" to={PATHS.start}>
          Volver a los trámites de educación
        </Link>
      }
    >
      <Page title="Ingreso" heading="INGRESO A PISAMI">
        <OpenSessionNotice />
        <LoginForm />
      </Page>
    </CenteredFrame>
  );
}
