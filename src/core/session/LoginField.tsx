import { Notice } from '#ui/Notice.tsx';
import { LOGIN_FIELDS, type LoginFieldName } from './loginFields';

interface LoginFieldProps {
  name: LoginFieldName;
  /** Touched and invalid: the warning is shown (B9). */
  warned: boolean;
}

/** An uncontrolled input with its label and its warning, whose room is kept free so that nothing moves under a click. */
export function LoginField({ name, warned }: LoginFieldProps) {
  const { label, type, autoComplete, warning } = LOGIN_FIELDS[name];
  const warningId = `${name}-advertencia`;
  return (
    <div className="login-field">
      <label className="form-label" htmlFor={name}>
        {label}
      </label>
      <input
        className="form-control"
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        aria-invalid={warned}
        aria-describedby={warned ? warningId : undefined}
      />
      <div className="login-warning">
        {warned && (
          <Notice role="alert" id={warningId}>
            <span>{warning}</span>
          </Notice>
        )}
      </div>
    </div>
  );
}
