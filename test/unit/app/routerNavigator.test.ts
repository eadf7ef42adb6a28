import { createRouterNavigator } from '#app/routerNavigator.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { createFakeNavigation } from '#test/support/world/fakeNavigation.ts';

test('a followed link is an event; the address bar is left to the sagas', () => {
  const dispatch = jest.fn();
  const navigation = createFakeNavigation('/login');
  const navigator = createRouterNavigator(dispatch, navigation);
  navigator.push('/sitio');
  navigator.replace({ pathname: '/educacion', search: '?x=1' });
  expect(dispatch.mock.calls).toEqual([
    [linkFollowed({ to: '/sitio', replace: false })],
    [linkFollowed({ to: '/educacion?x=1', replace: true })],
  ]);
  expect(navigation.entries).toEqual(['/login']);
});

test('links have the address that the navigation service gives', () => {
  const navigator = createRouterNavigator(jest.fn(), createFakeNavigation());
  expect(navigator.createHref('/sitio')).toBe('#/sitio');
  expect(navigator.createHref({ pathname: '/educacion', search: '?x=1' })).toBe('#/educacion?x=1');
});

test('the history is walked by the browser only', () => {
  expect(() => createRouterNavigator(jest.fn(), createFakeNavigation()).go(-1)).toThrow(
    'The history is walked by the browser only',
  );
});
