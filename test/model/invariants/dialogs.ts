import { MENU_MISSING } from '#core/menu/menuTexts.ts';
import { NOT_AUTHORISED, SIGN_OUT_QUESTION } from '#core/session/sessionTexts.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { hold } from './broken';
import type { Context } from './context';

export function checkDialogs({ browser, before, tab, state }: Context): void {
  const { dialogs } = tab.page;
  const opened = dialogs.opened.splice(0);
  const waiting = dialogs.waiting();
  const say = () =>
    `tab ${tab.name}: open ${dialogs.current?.text ?? 'none'}, opened ${opened.map(({ text }) => text).join(' + ')}, ${waiting} waiting, session ${state.session.status}`;

  hold('never two dialogs', opened.length <= 1 && waiting <= 1, say);
  hold('never a dialog that no one waits for', (dialogs.current !== null) === (waiting === 1), say);
  hold(
    'the sign-out question is open exactly while it is awaited',
    (dialogs.current === SIGN_OUT_QUESTION) === (state.session.status === 'confirmingSignOut'),
    say,
  );
  if (opened.length > 0) dialogs.openedAt = selectPath(state);
  hold('a dialog does not outlive its page', dialogs.current === null || dialogs.openedAt === selectPath(state), say);
  hold('a menu is told to be missing only where it is', state.menu.status === 'missing' || dialogs.current !== MENU_MISSING, say);
  const refused = browser.facts.refusals.some(
    ({ tab: name, token, signIn }) => name === tab.name && (signIn || token === before.tokens[tab.name]),
  );
  hold('a 401 is told once, and only of the current token', refused || !opened.includes(NOT_AUTHORISED), say);
}
