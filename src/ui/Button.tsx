import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface Look {
  label: string;
  /** The one that a page is for; the others are quiet. */
  primary?: boolean;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled' | 'aria-disabled'> {
  /** A press does nothing now. Not `disabled`, which would lose the focus. */
  isOff?: boolean;
}

const classOf = (primary: boolean) => `btn btn-${primary ? 'primary' : 'quiet'}`;

export function Button({ label, primary = false, isOff, onClick, ...others }: ButtonProps) {
  return (
    <button type="button" className={classOf(primary)} aria-disabled={isOff} onClick={isOff ? undefined : onClick} {...others}>
      {label}
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
