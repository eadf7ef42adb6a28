import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PATHS } from '../location/paths';
import { Notice } from '#ui/Notice.tsx';
import { selectIdentity } from './sessionSlice';

/** With a session open the login screen says whose it is and offers to go on (D4). */
export function OpenSessionNotice() {
  const identity = useSelector(selectIdentity);
  if (identity === null) return null;
  return (
    <Notice tone="info">
      <p>
        <span>{identity.user === null ? 'Hay una sesión abierta.' : 'Hay una sesión abierta con el usuario'}</span>{' '}
        {identity.user !== null && (
          <strong className="user-name" translate="no">
            {identity.user}
          </strong>
        )}
      </p>
      <Link to={PATHS.site}>Continuar</Link>
    </Notice>
  );
}
