import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { configRead } from '#core/config/configSlice.ts';
import { LoadingOverlay } from '#core/overlay/LoadingOverlay.tsx';
import { requestEnded, requestStarted, waitElapsed } from '#core/overlay/overlaySlice.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import { renderWithStore } from '#test/support/renderWithStore.tsx';

const renderOverlay = (onRender = () => undefined) =>
  renderWithStore(
    <>
      <LoadingOverlay>
        <Profiler id="content" onRender={onRender}>
          <button type="button">Guardar</button>
        </Profiler>
      </LoadingOverlay>
      <button type="button">Aceptar</button>
    </>,
  );
type Store = ReturnType<typeof renderOverlay>['store'];

function show(store: Store) {
  act(() => {
    store.dispatch(requestStarted());
    store.dispatch(waitElapsed());
  });
}
const hide = (store: Store) => act(() => void store.dispatch(requestEnded()));
const save = () => screen.getByText('Guardar');

describe('LoadingOverlay', () => {
  it('has a status region from the start, which speaks the text when shown', () => {
    const { store, view } = renderOverlay();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    show(store);
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('Cargando');
    expect(status.parentElement).toHaveClass('overlay');
    expect(view.container.querySelector('img')).toHaveAttribute('src', 'assets/loadings/loading.svg');
    hide(store);
    expect(status).toBeEmptyDOMElement();
    expect(view.container.querySelector('img')).toBeNull();
  });

  it('takes text, colours and image from the configuration', () => {
    const { store, view } = renderOverlay();
    const overlay = { backgroundColor: '#123456', textColor: '#abcdef', text: 'Espere', image: 'otra.png' };
    act(() => void store.dispatch(configRead({ ...DEFAULT_CONFIG, overlay })));
    show(store);
    expect(screen.getByText('Espere').parentElement).toHaveStyle({ backgroundColor: '#123456', color: '#abcdef' });
    expect(view.container.querySelector('img')).toHaveAttribute('src', 'otra.png');
  });

  it('stands without its image', () => {
    const { store, view } = renderOverlay();
    show(store);
    const image = view.container.querySelector('img');
    if (image) fireEvent.error(image);
    expect(image).not.toBeVisible();
    expect(screen.getByText('Cargando')).toBeInTheDocument();
  });

  it('makes what is beneath inert and gives the focus back', () => {
    const { store } = renderOverlay();
    save().focus();
    show(store);
    expect(save().parentElement).toHaveAttribute('inert');
    save().blur();
    hide(store);
    expect(save().parentElement).not.toHaveAttribute('inert');
    expect(save()).toHaveFocus();
  });

  it('takes no letter from who is typing in a search', () => {
    const { store } = renderWithStore(
      <LoadingOverlay>
        <input role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="x" />
      </LoadingOverlay>,
    );
    const box = screen.getByRole('combobox');
    box.focus();
    show(store);
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(box).toHaveFocus();
    expect(box.parentElement).not.toHaveAttribute('inert');
  });

  it('leaves the focus to a dialog that has it', () => {
    const { store } = renderOverlay();
    save().focus();
    show(store);
    screen.getByText('Aceptar').focus();
    hide(store);
    expect(screen.getByText('Aceptar')).toHaveFocus();
  });

  it('renders nothing of the application', () => {
    const onRender = jest.fn();
    const { store } = renderOverlay(onRender);
    const before = onRender.mock.calls.length;
    show(store);
    hide(store);
    expect(onRender).toHaveBeenCalledTimes(before);
  });
});
