import { CenteredFrame } from '#ui/CenteredFrame.tsx';
import { Page } from '#ui/Page.tsx';
import { LoginForm } from './LoginForm';
import { OpenSessionNotice } from './OpenSessionNotice';

/** The sign-in screen (B8). */
export function LoginScreen() {
  return (
    <CenteredFrame>
      <Page title="Ingreso" heading="INGRESO A PISAMI">
        <OpenSessionNotice />
        <LoginForm />
      </Page>
    </CenteredFrame>
  );
}
