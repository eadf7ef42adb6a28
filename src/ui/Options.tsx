/** The choices of a select, below that of none. */
export function Options({ choices }: { choices: readonly { readonly value: string; readonly name: string }[] }) {
  return choices.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
