import { useDispatch, useSelector } from 'react-redux';
import { Choice } from '#ui/Choice.tsx';
import { shortcuts, shortcutsSwitched } from './shortcuts';
import { useShortcutKeys } from './useShortcuts';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['T', 'Tomar la solicitud'],
  ['A', 'Aprobar la primera condición por decidir'],
  ['N', 'Negarla: ir a escribir la razón'],
  ['M', 'Admitir y seguir con la siguiente'],
  ['S', 'Siguiente solicitud, sin decidir esta'],
  ['V', 'Ver el soporte que sigue'],
  ['Esc', 'Cerrar el soporte'],
  ['B', 'Volver a la bandeja'],
  ['?', 'Abrir o cerrar esta ayuda'],
];

/** Which keys press which buttons, and the way to turn them off. */
export function ShortcutsHelp() {
  const dispatch = useDispatch();
  const isOn = useSelector(shortcuts.select).status === 'on';
  const keyOf = useShortcutKeys();
  return (
    <details className="shortcuts screen-only">
      <summary {...keyOf('?')}>Atajos de teclado</summary>
      <Choice
        type="checkbox"
        label="Usar atajos de una tecla"
        hint="No actúan mientras escribe en un campo. Apáguelos si dicta por voz."
        checked={isOn}
        onChange={({ target }) => dispatch(shortcutsSwitched({ isOn: target.checked }))}
      />
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
