import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PATHS } from '#core/location/paths.ts';
import { Logo } from '#ui/Logo.tsx';
import { CONTENT_ID, SkipLink } from '#ui/SkipLink.tsx';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Footer } from './Footer';
import './publicFrame.scss';

/** The citizens' frame, whose logo leads to `home`; it is the same with and without a session: what is half filled in stays mounted (D3). */
export function PublicFrame({ home, children }: { home: string; children: ReactNode }) {
  const hasSession = useSelector(selectHasSession);
  return (
    <div className="public">
      <SkipLink />
      <header className="public-head">
        <Link className="public-home" to={home} aria-label="PISAMI, trámites de educación">
          <Logo />
        </Link>
        <ButtonLink
          label={hasSession ? 'Volver al sitio' : 'Ingreso de funcionarios'}
          to={hasSession ? PATHS.site : PATHS.login}
        />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="content">
        {children}
      </main>
      <Footer />
    </div>
  );
}
