import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import { LoginScreen } from '../features/session/LoginScreen';
import { PATHS } from '../shared/paths';
import { Logo } from '../shared/ui/Logo';
import { createRootReducer } from './rootReducer';

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
 * any other page has the frame's head only.
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
      </Router>
    </Provider>,
  );
  return (
    markup
      // The title is the screens' own; here it would stand in the body.
      .replace(/<title>.*?<\/title>/, '')
      // The fields come with the scripts: what is typed into a picture of one would be lost.
      .replace(/<input[^>]*>/g, '<div class="form-control">&nbsp;</div>')
  );
}
