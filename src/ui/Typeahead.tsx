import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { FieldControl } from './FormField';
import './typeahead.scss';

interface TypeaheadProps<Item> extends FieldControl {
  /** The list's accessible name; as a rule the field's own label. */
  label: string;
  /** What is in the box. */
  text: string;
  onTextChange: (text: string) => void;
  /** What matches the text; the caller may give it later. */
  items: readonly Item[];
  itemText: (item: Item) => string;
  /** Tells two items apart. */
  itemKey: (item: Item) => string;
  onChoose: (item: Item) => void;
  loading?: boolean;
  /** Why nothing could be looked for. */
  problem?: string | undefined;
  placeholder?: string;
}

/** A text box that offers what matches the typed text; Tab and Enter take, Escape closes, arrows move (B39). Leaving it any other way takes nothing. */
export function Typeahead<Item>(props: TypeaheadProps<Item>) {
  const { id, label, text, onTextChange, items, itemText, itemKey, onChoose, loading = false, problem, placeholder } = props;
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    // An item that is not shown cannot be selected.
    items: loading ? [] : [...items],
    inputId: id,
    inputValue: text,
    // What was taken is the caller's business: the box keeps no choice of its own.
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => (item === null ? '' : itemText(item)),
    stateReducer: keepWhatIsTyped,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  const isShown = isOpen && text !== '' && !loading && items.length > 0;
  return (
    <div className="typeahead">
      <input
        {...getInputProps({
          // Synchronously: the caret of a controlled input would jump with a later state.
          onChange: ({ currentTarget }) => onTextChange(currentTarget.value),
          onKeyDown: (event) => {
            const highlighted = isShown && event.key === 'Tab' && !event.shiftKey ? items[highlightedIndex] : undefined;
            if (highlighted === undefined) return;
            // The focus stays where the choice is told, and can be taken back.
            event.preventDefault();
            onChoose(highlighted);
            closeMenu();
          },
          'aria-expanded': isShown,
          'aria-labelledby': undefined,
        })}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
        className="form-control"
        type="text"
        autoComplete="off"
        placeholder={placeholder}
      />
      <ul {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })} hidden={!isShown}>
        {isShown &&
          items.map((item, index) => (
            <li
              key={itemKey(item)}
              {...getItemProps({ item, index })}
              className={index === highlightedIndex ? 'highlighted' : undefined}
            >
              {itemText(item)}
            </li>
          ))}
      </ul>
      {/* Seen too where there is no list to see. */}
      <p className={loading || items.length > 0 ? 'visually-hidden' : 'form-hint'} role="status">
        {isOpen && text !== '' ? (problem ?? statusText(loading, items.length)) : ''}
      </p>
    </div>
  );
}

function statusText(loading: boolean, count: number): string {
  if (loading) return 'Buscando';
  return count === 1 ? '1 resultado' : `${count === 0 ? 'Sin' : count} resultados`;
}

/** The library's second Escape empties the box, and whoever leaves it takes what is highlighted: here neither does. */
function keepWhatIsTyped<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;
  const { inputValue, selectedItem } = state;
  if (type === InputBlur) return { ...changes, inputValue, selectedItem };
  return type === InputKeyDownEscape ? { ...changes, inputValue } : changes;
}
