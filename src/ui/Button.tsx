import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface Look {
  label: string;
  /** The one that a page is for; the others are quiet. */
  primary?: boolean;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-disabled'> {
  /** A press does nothing now. Not `disabled`, which would lose the focus. */
  isOff?: boolean;
  /** What it began goes on: a spinner beside its words says so. */
  isWorking?: boolean;
  /** It comes where another was: the second half of a double click on that one is not meant for it. */
  takesPlace?: boolean;
}

const classOf = (primary: boolean) => `btn btn-${primary ? 'primary' : 'quiet'}`;

export function Button({ label, primary = false, isOff, isWorking, takesPlace, onClick, ...others }: ButtonProps) {
  const press: typeof onClick = (event) => {
    if (!isOff && !(takesPlace && event.detail > 1)) onClick?.(event);
  };
  return (
    <button type="button" className={classOf(primary)} aria-disabled={isOff} aria-busy={isWorking} onClick={press} {...others}>
      {isWorking && <span className="spinner" aria-hidden="true" />}
      <span>{label}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  label,
  primary = false,
  to,
  ...others
}: Look & Omit<ComponentProps<typeof Link>, 'children' | 'className'>) {
  return (
    <Link className={classOf(primary)} to={to} {...others}>
      {label}
    </Link>
  );
}
