import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import { LoginScreen } from '#core/session/LoginScreen.tsx';
import { PATHS } from '#core/location/paths.ts';
import { Logo } from '#ui/Logo.tsx';
import { Notice } from '#ui/Notice.tsx';
import { createRootReducer } from '../rootReducer';

/** Nothing is followed before the scripts have run. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? `#${to}` : `#${to.pathname ?? '/'}`),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/**
 * What index.html shows before any script has run, drawn at build time from the screens themselves, so
 * that nothing moves when they take its place. Its element is the hash's `:target` on the login page;
 * any other page has the frame's head only. Where the scripts do not come, or fail, a notice says so after some
 * seconds: it hangs on the styles alone, so it need not know why, and its text is true of a slow network too.
 */
export function firstFrame(): string {
  const markup = renderToStaticMarkup(
    <Provider store={configureStore({ reducer: createRootReducer() })}>
      <Router navigator={navigator} location={PATHS.login}>
        <div id={PATHS.login} className="first-frame" inert>
          <LoginScreen />
        </div>
        <div className="first-frame-head">
          <Logo />
        </div>
        <div className="first-frame-slow">
          <Notice role="alert">
            La aplicación está tardando en cargar. Si no aparece, verifique su conexión y recargue la página.
          </Notice>
        </div>
      </Router>
    </Provider>,
  );
  return (
    markup
      // The title is the screens' own; here it would stand in the body.
      .replace(/<title>.*?<\/title>/, '')
      // No fields before the scripts: what is typed into them would be lost when React mounts.
      .replace(/<input[^>]*>/g, '<div class="form-control">&nbsp;</div>')
  );
}
